import type { RegistryOverview } from '../../../registry/src/http/api';
import { operatorsFile, writeOperators } from '../../../registry/src/operators/operatorsFile';
import { codeAt, makeOperator } from '../../../registry/src/operators/secrets';

export type { RegistryOverview };

/** Makes the operator of a registry's directory and signs in at its address; answers with what reads the overview. */
export async function signInOperator(directory: string, address: string) {
  const { password, operator } = await makeOperator('ana', ['activate']);
  await writeOperators(operatorsFile(directory), [operator]);
  const response = await fetch(`${address}/registry/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'ana', password, code: codeAt(operator.codeSecret, Date.now()) }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (): Promise<RegistryOverview> =>
    (await (
      await fetch(`${address}/registry/api/state`, { headers: { cookie } })
    ).json()) as RegistryOverview;
}
