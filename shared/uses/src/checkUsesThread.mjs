/** The thread of `checkUsesApart.mjs`. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkUses } from './checkUses.mjs';

parentPort.postMessage(checkUses(workerData.declarations, workerData.releases));
