// Owns which SQLite runs: node:sqlite where Node has it without a flag (22.13 on), else @photostructure/sqlite, which has the same API.
// Nothing is loaded before the first database is opened.

export type DriverName = "node" | "photostructure";
export type SqlValue = null | number | bigint | string | Uint8Array;
export type Row = Record<string, SqlValue>;

export interface DriverStatement {
	run(...values: SqlValue[]): { changes: number; lastInsertRowid: number | bigint };
	get(...values: SqlValue[]): Row | undefined;
	all(...values: SqlValue[]): Row[];
	iterate(...values: SqlValue[]): IterableIterator<Row>;
}

export interface Driver {
	exec(sql: string): void;
	prepare(sql: string): DriverStatement;
	close(): void;
}

type OpenDriver = (path: string, options: { readOnly: boolean }) => Driver;
interface DriverModule {
	DatabaseSync: new (path: string, options: { readOnly: boolean }) => Driver;
}

export async function loadDriver(name?: DriverName): Promise<OpenDriver> {
	const builtIn = name === "photostructure" ? undefined : loadNodeSqlite();
	const module = builtIn ?? ((await import("@photostructure/sqlite")) as DriverModule);
	return (path, options) => new module.DatabaseSync(path, options);
}

/** The drivers this Node can load, the one it would choose first. */
export function availableDrivers(): DriverName[] {
	return loadNodeSqlite() === undefined ? ["photostructure"] : ["node", "photostructure"];
}

// Loading it makes Node print an ExperimentalWarning, which would end up on every face's stderr. The load is synchronous,
// so only warnings of this one module can pass while emitWarning is replaced.
function loadNodeSqlite(): DriverModule | undefined {
	const emitWarning = process.emitWarning;
	process.emitWarning = (warning, ...rest: unknown[]) => {
		if (rest[0] !== "ExperimentalWarning") Reflect.apply(emitWarning, process, [warning, ...rest]);
	};
	try {
		return process.getBuiltinModule("node:sqlite") as DriverModule | undefined;
	} finally {
		process.emitWarning = emitWarning;
	}
}
