import { Option } from '@members/command-line';
import { operatorName } from '../operatorLog';
import { readVariables } from '../variables';

/** Options of every command that changes something. */
export const operatorOption = new Option('--operator <name>', 'who does it; else OPERATOR');
export const reasonOption = new Option('--reason <text>', 'why; it stands in the log of operators');

/** Who operates, why and when, for the log of operators. Throws an Error of one sentence if nobody is named. */
export const readAct = (
  { operator, reason = '' }: { operator?: string | undefined; reason?: string | undefined },
  env: NodeJS.ProcessEnv,
) => ({
  operator: operatorName(operator ?? readVariables(env, ['OPERATOR']).OPERATOR ?? undefined),
  reason,
  now: new Date(),
});
