import { runOperator } from '../../server/src/operator/runOperator';
import { mainDataDirectory } from './ports';

/** Runs a command of the operator on the system under test, without codes, and answers what it prints, e.g. `operate('withdrawals', 'list')`. */
export const operate = (...args: string[]): Promise<string> =>
  runOperator(
    args,
    { ...process.env, DATA_DIR: mainDataDirectory(), OPERATOR: 'browser-specs' },
    async () => {},
  );
