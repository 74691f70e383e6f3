export { monthDifferences } from './service';
export { prepareMonths } from './store';
