export { examineDatabase, type DatabaseExamination } from './examineDatabase';
export { lastDone, markDone } from './lastDone';
export { serveOperations, whyUnready, type OperationsOptions } from './serveOperations';
export { stopOnSignal, type Stoppable } from './stopOnSignal';
export { withoutRepeats } from './withoutRepeats';
export { updateDatabase } from './updateDatabase';
