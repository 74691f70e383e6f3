import { everybody, runOperator } from '../../server/testing/runOperator';
import { mainDataDirectory } from './ports';

/** Runs a command of the operator on the system under test, by somebody who may everything, and answers what it prints, e.g. `operate('withdrawals')`. */
export const operate = (...args: string[]): Promise<string> =>
  runOperator(args, { ...process.env, DATA_DIR: mainDataDirectory(), OPERATOR: 'browser-specs' }, everybody);
