export { examineDatabase, type DatabaseExamination } from './examineDatabase';
export { serveOperations, whyUnready, type OperationsOptions } from './serveOperations';
export { selectInstalledAt } from './store';
export { stopOnSignal, type Stoppable } from './stopOnSignal';
export { withoutRepeats } from './withoutRepeats';
export { updateDatabase } from './updateDatabase';
