/** Where the systems under test listen: at `E2E_PORT` and the ports after it. */
export const mainPort = Number(process.env.E2E_PORT ?? 8180);
export const brokenPort = mainPort + 1;
export const waitingPort = mainPort + 2;
/** Of a system that a spec starts for itself; its sandbox is five ports further. */
export const ownPort = mainPort + 10;
export const consolePort = mainPort + 3;
export const mainAddress = `http://localhost:${mainPort}`;
export const brokenAddress = `http://localhost:${brokenPort}`;
export const waitingAddress = `http://localhost:${waitingPort}`;
export const consoleAddress = `http://localhost:${consolePort}`;

/** Says to the specs where the main system keeps its data. */
export const dataDirectoryVariable = 'E2E_MAIN_DATA_DIR';
export const mainDataDirectory = (): string => process.env[dataDirectoryVariable] ?? '';
