import { operations } from '../../operatorLog';
import { createTestApi, testSsoSecret } from '../../testing';
import type { Command } from '../command';

/** Commands of an operator named ana, run in this process on the database of a member API. */
export async function createOperatorRig(overrides: Parameters<typeof createTestApi>[0] = {}) {
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
    run: (command: Command, ...args: string[]) => command.run(args, env),
    /** What is on record: who, what, to what, and the details. */
    async log() {
      const lines = [];
      for await (const { operator, action, subject, details } of operations(api.database.reader))
        lines.push([operator, action, subject, JSON.parse(details) as unknown]);
      return lines;
    },
    close: api.close,
  };
}

export type OperatorRig = Awaited<ReturnType<typeof createOperatorRig>>;
