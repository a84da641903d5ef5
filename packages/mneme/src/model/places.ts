// Names of files that layers far apart must agree on.

export const WORKSPACE_SETTINGS_FILE = "mneme.yaml";
export const HOME_SETTINGS_FILE = "config.yaml";
