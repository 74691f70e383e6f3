const firstPort = Number(process.env.E2E_PORT ?? 8180);

/** Each worker has a system of its own, so that what a spec changes for all members is seen by no other. */
export const mainPortOf = (worker: number): number => firstPort + 20 * worker;

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Where the systems of this worker listen: at its first port and those after it. */
export const mainPort = mainPortOf(worker);
export const brokenPort = mainPort + 1;
export const waitingPort = mainPort + 2;
/** Of a system that a spec starts for itself; its sandbox is five ports further. */
export const ownPort = mainPort + 10;
/** Of a registry with several releases of each remote: what members reach, and the office. */
export const releasesPorts = { members: mainPort + 3, office: mainPort + 9 };
/** Of the clock of the main system. */
export const clockPort = mainPort + 4;
export const mainAddress = `http://localhost:${mainPort}`;
export const brokenAddress = `http://localhost:${brokenPort}`;
export const waitingAddress = `http://localhost:${waitingPort}`;
export const releasesAddress = `http://localhost:${releasesPorts.office}`;
export const clockAddress = `http://localhost:${clockPort}`;

/** Environment variable with the data directory of a worker's main system. */
export const dataDirectoryVariable = (ofWorker: number): string => `E2E_MAIN_DATA_DIR_${ofWorker}`;
export const mainDataDirectory = (): string => process.env[dataDirectoryVariable(worker)] ?? '';
