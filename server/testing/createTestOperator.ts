import { operations } from '../src/operatorLog';
import { createTestApi, testSsoSecret } from '.';
import { runOperator } from '../src/operator/runOperator';

/** An operator named ana, whose commands run in this process on the database of a member API. */
export async function createTestOperator(overrides: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(overrides);
  const env = {
    DATABASE_URL: api.database.url,
    SSO_SECRET: testSsoSecret,
    PASSWORD_PEPPER: 'test pepper',
    OPERATOR: 'ana',
  };
  return {
    api,
    env,
    /** Resolves to what a command prints. */
    run: (...args: string[]) => runOperator(args, env),
    /** The log of operators: who, what, to what, and the details. */
    async log() {
      const lines = [];
      for await (const { operator, action, subject, details } of operations(api.database.reader))
        lines.push([operator, action, subject, JSON.parse(details) as unknown]);
      return lines;
    },
    close: api.close,
  };
}

export type TestOperator = Awaited<ReturnType<typeof createTestOperator>>;
