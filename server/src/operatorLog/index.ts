export { brokenLine, operations, operatorName, recordOperation, type Act, type Operation } from './service';
