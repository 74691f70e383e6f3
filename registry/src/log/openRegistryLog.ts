import type { RegistryDocument } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { changesDocument, type Change } from './change';
import { documentOf } from './documentOf';
import { openLog, type Actor, type LogEntry } from './openLog';
import { assertRoutesFree } from './runningRoutes';
import { openKey, signJson } from './signing';
import { applyEntry, emptyState, type RegistryState } from './state';

/** Who makes a change, and why. */
export interface Attribution {
  actor: Actor;
  why: string;
}

/** Decides on the current state which change is made. Throws a Refusal to make none. */
export type Decide = (state: RegistryState, log: readonly LogEntry[]) => Change | Promise<Change>;

/** The log of a registry, the state that its entries add up to, and the document that shells get. */
export interface RegistryLog {
  /** Where the registry keeps everything. */
  readonly directory: string;
  /** What shells pin to check the registry's signature. */
  readonly publicKey: JWK;
  state(): RegistryState;
  document(): RegistryDocument;
  /** The document as a compact JWS. */
  signedDocument(): string;
  log(): readonly LogEntry[];
  /**
   * Decides and records, one change at a time; resolves once the change is on disk and in force. Rejects with a Refusal
   * where a route would belong to two remotes that run.
   */
  change(by: Attribution, decide: Decide): Promise<LogEntry>;
  close(): Promise<void>;
}

/** The log in a registry's directory. */
export const logFile = (directory: string): string => join(directory, 'log.jsonl');

/** Opens the log in a registry's directory and makes state and signed document of it. */
export async function openRegistryLog(directory: string): Promise<RegistryLog> {
  const key = await openKey(join(directory, 'signing-key.json'));
  const log = await openLog(logFile(directory));
  let state = log.entries().reduce(applyEntry, emptyState);
  let published = await sign(documentOf(state));
  const oneAtATime = pLimit(1);

  /** Document and signed form are replaced together, so that nobody gets the two of different revisions. */
  async function sign(document: RegistryDocument) {
    return { document, signed: await signJson(document, key) };
  }

  async function record({ actor, why }: Attribution, change: Change): Promise<LogEntry> {
    assertRoutesFree(state, change);
    const entry = await log.append({ actor, why, change });
    state = applyEntry(state, entry);
    if (changesDocument(change)) published = await sign(documentOf(state));
    return entry;
  }

  return {
    directory,
    publicKey: key.publicJwk,
    state: () => state,
    document: () => published.document,
    signedDocument: () => published.signed,
    log: () => log.entries(),
    change: (by, decide) => oneAtATime(async () => record(by, await decide(state, log.entries()))),
    close: () => oneAtATime(() => log.close()),
  };
}
