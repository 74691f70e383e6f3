export { closeMonth, monthDifferences, moveMonth } from './service';
export { prepareMonths, selectMonths, type MonthRow } from './store';
