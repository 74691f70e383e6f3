import { withDatabase } from '../../server/src/operator/withDatabase';
import { operatorLogKey } from '../../server/src/operatorLog';
import { createCodeSeal, createOperators, createRoles } from '../../server/src/operators';
import type { BuiltInRole, Right } from '../../shared/office-contract/src';

export { codeAt } from '../../server/src/operators/secrets';

interface NewOperator {
  name: string;
  roles: readonly BuiltInRole[];
  /** In place of roles. */
  rights: readonly Right[] | undefined;
  remote: string | null;
}

/** Adds an operator to the database of an installation and answers what only they are told. For `loadBundled`. */
export const addOperator = (
  { name, roles, rights, remote }: NewOperator,
  { env, now }: { env: NodeJS.ProcessEnv; now: Date },
) =>
  withDatabase(env, async (database, { passwordPepper }) => {
    const act = { operator: 'browser-specs', now, logKey: operatorLogKey(passwordPepper) };
    const seal = createCodeSeal(passwordPepper);
    const operators = createOperators({ database, seal });
    const given = rights ? [await createRoles(database).roleOf(rights, act)] : [...roles];
    const secrets = await operators.bySecrets(name, act);
    return operators.add({ name, roles: given, remote, address: null }, act, secrets);
  });
