import type { Right } from '../log/change';
import { operatorsFile, readOperators } from './operatorsFile';
import { stepOfCode } from './secrets';
import { createUsedCodes } from './usedCodes';

/**
 * Makes sure, on the registry's own machine, that an operator has a right and is there: by a one-time code, each of
 * which works once here and in the operators' pages. Rejects with an Error of one sentence.
 */
export async function confirmOperator(
  registryDirectory: string,
  { name, right, readCode }: { name: string; right: Right; readCode: () => Promise<string> },
): Promise<void> {
  const file = operatorsFile(registryDirectory);
  const operator = (await readOperators(file)).find((each) => each.name === name);
  if (!operator)
    throw new Error(
      `There is no operator ${name} in ${file}: npm run registry -- operators add ${name} --rights ${right}`,
    );
  if (!operator.rights.includes(right)) {
    const rights = [...operator.rights, right].join();
    throw new Error(
      `${name} has no right to ${right}: npm run registry -- operators rights ${name} ${rights}`,
    );
  }
  const step = stepOfCode(operator.codeSecret, await readCode(), Date.now());
  if (step === null || !(await createUsedCodes(registryDirectory).use(name, step)))
    throw new Error('The one-time code is wrong, or was used already.');
}
