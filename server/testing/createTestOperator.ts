import { operations } from '../src/operatorLog';
import { everybody, runOperator } from './runOperator';
import type { TestServer } from './createTestServer';

/** An operator named ana, whose commands run in this process on the database of a test server, without codes. */
export function createTestOperator({ env: server, database }: TestServer) {
  const env = { ...server, OPERATOR: 'ana' };
  return {
    env,
    /** Resolves to what a command prints. */
    run: (...args: string[]) => runOperator(args, env, everybody),
    /** The log of operators: who, what, to what, and the details. */
    async log() {
      const lines = [];
      for await (const { operator, action, subject, details } of operations(database.reader))
        lines.push([operator, action, subject, JSON.parse(details) as unknown]);
      return lines;
    },
  };
}

export type TestOperator = ReturnType<typeof createTestOperator>;
