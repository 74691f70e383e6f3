import { loadBundled } from './bundle';

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
  operator: { name: string; password: string };
  /** A one-time code of the operator's that was not used yet, as soon as there is one. */
  code(): Promise<string>;
  /** `npm run operator -- …` by that operator; resolves to what it prints. */
  operate(...parts: string[]): Promise<string>;
  /** Decides on a withdrawal, by an operator's fresh code. */
  decide(withdrawal: string, decision: 'approve' | 'send' | 'arrive'): Promise<unknown>;
  /** What reconciliation finds in the books. */
  differencesInBooks(): Promise<string[]>;
  stop(): Promise<void>;
}

/** What `npm run test:images` says of the site that it has started, as JSON in a file. */
export interface ContainerSite extends Omit<
  Installation,
  'operate' | 'code' | 'decide' | 'differencesInBooks' | 'stop'
> {
  /** Of the operator's one-time codes. */
  codeSecret: string;
  /** Of those that commands ask for. */
  commandCodeSecret: string;
  /** Program and arguments before those of `npm run operator`, run in a container. */
  operatorCommand: [string, ...string[]];
  /** The whole of `npm run operator -- reconcile --json`, run in one that knows the beacon. */
  reconcileCommand: [string, ...string[]];
}

const stepMs = 30_000;

/** One-time codes of a secret, each once: that of the next step is taken as well, later ones are waited for. */
export function freshCodes(codeSecret: string): () => Promise<string> {
  const currentStep = () => Math.floor(Date.now() / stepMs);
  let step = 0;
  return async () => {
    const { codeAt } = await loadBundled<typeof import('../../server/src/operators/secrets')>(
      'server/src/operators/secrets.ts',
    );
    step = Math.max(step + 1, currentStep());
    while (currentStep() < step - 1) await new Promise((resolve) => setTimeout(resolve, 500));
    return codeAt(codeSecret, step * stepMs);
  };
}
