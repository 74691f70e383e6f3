export { hasOperation } from './store';
export {
  logFault,
  operations,
  operatorLogKey,
  operatorName,
  recordOperation,
  type Act,
  type Operation,
} from './service';
