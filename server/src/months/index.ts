export { closeMonth, monthDifferences } from './service';
export { prepareMonths, selectMonths, type MonthRow } from './store';
