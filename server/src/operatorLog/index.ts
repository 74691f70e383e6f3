export {
  countLines,
  hasOperation,
  selectKinds as logKinds,
  selectLinesOn as operationsOn,
  selectNewest as searchLog,
} from './store';
export {
  logFault,
  operations,
  operatorLogKey,
  operatorName,
  recordOnce,
  recordOperation,
  type Act,
  type Operation,
} from './service';
