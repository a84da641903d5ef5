import { readFileSync, readdirSync } from "node:fs";
import { findOrders } from "../src/text/orders.ts";
import { statementOf, cleanText } from "../src/capture/statement.ts";
import { decideOrders } from "../src/capture/classify/orders.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";
const embedder = await openBundledEncoder(createRuntime({ nativeFolder: process.cwd() }));
let n=0, bad=0, head=0;
for (const f of readdirSync("eval/sets").filter((f)=>/^(triggers|kinds|routing|pairs|updates)/.test(f)&&!/training/.test(f))) {
  for (const l of readFileSync("eval/sets/"+f,"utf8").split("\n").filter(Boolean)) {
    const d=JSON.parse(l); const t=String(d.text ?? d.a ?? d.old ?? ""); if(!t) continue; n++;
    const r=findOrders(t);
    if (r.injection) { bad++; console.log(f,d.id,d.intent,JSON.stringify(r.reasons),JSON.stringify(t.slice(0,200)),"| decided",(await decideOrders(t,{embedder})).injection,"| st:",findOrders(statementOf(cleanText(t))).injection, JSON.stringify(statementOf(cleanText(t)).slice(0,120))); }
    else if (process.argv[2] && (await decideOrders(t,{embedder})).injection) { head++; console.log("HEAD",f,d.id,d.intent,JSON.stringify(t.slice(0,200))); }
  }
}
console.log(n,bad,head);
await embedder.close();
