/** One command of `npm run operator`. */
export interface Command {
  /** Lines of `<arguments>   <what it does>`, without the name of the command. */
  usage: readonly string[];
  /** Does it and answers what to print; `null` for arguments that make no sense. Throws an Error of one sentence. */
  run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | null>;
}
