/** A command of `npm run registry`. */
export interface Command {
  /** A line for each form: the arguments, and what it does. */
  readonly usage: readonly (readonly [form: string, what: string])[];
  /** Answers what is printed. Throws an Error of one sentence, or UsageError for arguments that make no sense. */
  run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string>;
}

/** The arguments are not those of the command: its usage says what they are. */
export class UsageError extends Error {}

/** A check found something: printed like an answer, with exit code 1. */
export class Found extends Error {}
