export const origins = {
  app: 'https://app.members.test',
  api: 'https://api.members.test',
  office: 'https://office.members.test',
} as const;

/** With which Chromium finds these names at their addresses, the first that fits, and believes the authority. */
export const browserArguments = (
  addresses: Readonly<Record<string, string>>,
  authority: string,
): string[] => {
  const rules = Object.entries(addresses).map(([name, address]) => `MAP ${name} ${address}`);
  return [`--host-resolver-rules=${rules.join(',')}`, `--ignore-certificate-errors-spki-list=${authority}`];
};

export interface Installation {
  /** What a browser is started with, so that it finds the names and believes the authority. */
  browserArguments: string[];
  /** A server without a proxy, and the clock of the site; `null`: it has the machine's. */
  behind: { address: string; clock: string | null };
  /** Where nginx listens without TLS. */
  plain: string;
  /** By which nobody is given an opening balance. */
  inviteCode: string;
  rechargeChannel: string;
  bank: { name: string; code: string };
  operator: { name: string; password: string; codeSecret: string };
  /** `npm run operator -- …` by that operator; resolves to what it prints. */
  operate(...parts: string[]): Promise<string>;
  /** What reconciliation finds in the books. */
  differencesInBooks(): Promise<string[]>;
  stop(): Promise<void>;
}

/** What `npm run test:images` says of the site that it has started, as JSON in a file. */
export interface ContainerSite extends Omit<Installation, 'operate' | 'differencesInBooks' | 'stop'> {
  /** Program and arguments before those of `npm run operator`, run in a container that knows the operators' codes. */
  operatorCommand: [string, ...string[]];
  /** The whole of `npm run operator -- reconcile`, run in one that knows the beacon. */
  reconcileCommand: [string, ...string[]];
}
