import { CheckFailed, Command, example, type Terminal } from '@members/command-line';
import { loadConfig } from '@members/server';
import { readVariables } from '@members/server/readVariables';
import {
  examineClock,
  examineMachine,
  examineMail,
  examineNames,
  examineOffice,
  examineOrigins,
  examineSecrets,
  examineTheDatabase,
} from './examine';
import { lineOf, wrong, type Finding } from './findings';

/** `npm run doctor`: what is wrong with an installation and what to do, one line each. Exits 1 if anything is. */
export function doctorProgram({ env, print }: Terminal) {
  return new Command('npm run doctor --')
    .description(
      'Examines an installation: says of each thing in a line that it is right, or wrong and what to do.',
    )
    .addHelpText(
      'after',
      '\nIt reads the settings of the installation (.env), changes nothing, and exits 1 if anything is wrong.',
    )
    .addHelpText('after', example())
    .action(async () => {
      const findings = await examine(env);
      const lines = findings.map(lineOf).join('\n');
      const faults = findings.filter(({ ok }) => !ok).length;
      if (faults > 0) throw new CheckFailed(`${lines}\n\n${faults} of ${findings.length} are wrong.`);
      print(`${lines}\n\nAll is well.`);
    });
}

async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config;
  try {
    config = loadConfig(env);
  } catch (error) {
    return (error as Error).message.split('\n').map((sentence) => wrong('settings', sentence));
  }
  const now = new Date();
  const found = await Promise.all([
    examineNames(config, now),
    examineOrigins(config),
    examineOffice(config),
    examineSecrets(config, readVariables(env, ['ENV_FILE']).ENV_FILE),
    examineTheDatabase(config),
    examineClock(config),
    examineMachine(config, now),
    examineMail(config),
  ]);
  return found.flat();
}
