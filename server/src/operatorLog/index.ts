export { brokenLine, operations, operatorName, recordOperation, type Operation } from './service';
