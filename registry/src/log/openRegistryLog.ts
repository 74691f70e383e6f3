import type { RegistryActor, RegistryChange, RegistryEntry } from '@members/office-contract';
import type { JWK } from 'jose';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { changesDocument } from './change';
import { documentOf, isDue, type DatedDocument } from './documentOf';
import { openLog } from './openLog';
import { linkTo, makeNextKey, openRegistryKey, presentKey, takeNextKey } from './registryKey';
import { assertRoutesFree } from './runningRoutes';
import { signJson, type SigningKey } from './signing';
import { applyEntry, emptyState, type RegistryState } from './state';

/** Who makes a change, and why. */
export interface Attribution {
  actor: RegistryActor;
  why: string;
}

/** Decides on the current state which change is made. Throws a Declined, or a Refusal, to make none. */
export type Decide = (
  state: RegistryState,
  log: readonly RegistryEntry[],
) => RegistryChange | Promise<RegistryChange>;

/** The log of a registry, the state that its entries add up to, and the document that shells get. */
export interface RegistryLog {
  /** Where the registry keeps everything. */
  readonly directory: string;
  /** What shells pin to check the registry's signature. */
  publicKey(): JWK;
  state(): RegistryState;
  document(): DatedDocument;
  /** The document as a compact JWS. */
  signedDocument(): string;
  log(): readonly RegistryEntry[];
  /**
   * Decides and records, one change at a time; resolves once the change is on disk and in force. Rejects with a Declined
   * where a route would belong to two remotes that run.
   */
  change(by: Attribution, decide: Decide): Promise<RegistryEntry>;
  /** Has the next key sign from now on, signed itself by the present one, so that open pages follow. */
  rotateKey(by: Attribution): Promise<RegistryEntry>;
  /** A value as a compact JWS, signed as the document is. */
  sign(value: object): Promise<string>;
  /** Signs the document anew where that is due. */
  renewDocument(): Promise<void>;
  close(): Promise<void>;
}

export interface RegistryOptions {
  now?: () => number;
  /** Where shells get the files of releases, if that is another origin than the page's. */
  assetOrigin?: string | null;
}

/** The log in a registry's directory. */
export const logFile = (directory: string): string => join(directory, 'log.jsonl');

/** Opens the log in a registry's directory and makes state and signed document of it. */
export async function openRegistryLog(
  directory: string,
  { now = Date.now, assetOrigin = null }: RegistryOptions = {},
): Promise<RegistryLog> {
  await mkdir(directory, { recursive: true });
  // What is in it is for the registry alone; the gate's browser, above all, runs as somebody else.
  await chmod(directory, 0o700);
  const log = await openLog(logFile(directory));
  let state = log.entries().reduce(applyEntry, emptyState);
  let key = await openRegistryKey(directory, { named: state.key, isNew: log.entries().length === 0 }).catch(
    async (error: unknown) => {
      await log.close();
      throw error;
    },
  );
  let published = await sign();
  const oneAtATime = pLimit(1);

  /** Document, signed form and key are replaced together, so that nobody gets parts of different revisions. */
  async function sign() {
    const document = documentOf(state, now(), assetOrigin);
    return { document, signed: await signValue(document), publicKey: key.publicJwk };
  }

  function signValue(value: object): Promise<string> {
    return signJson(value, key, state.keyChain.length > 0 ? { chain: state.keyChain } : {});
  }

  /** Document and all that comes later are signed by the key that is named. */
  async function record(
    { actor, why }: Attribution,
    change: RegistryChange,
    signedBy: SigningKey = key,
  ): Promise<RegistryEntry> {
    assertRoutesFree(state, change);
    const entry = await log.append({ actor, why, change });
    state = applyEntry(state, entry);
    key = signedBy;
    if (changesDocument(change)) published = await sign();
    return entry;
  }

  async function rotateKey(by: Attribution): Promise<RegistryEntry> {
    const next = await makeNextKey(directory);
    const link = await linkTo(next.publicJwk, key);
    const change: RegistryChange = { kind: 'keyRotated', key: next.publicJwk, before: key.publicJwk, link };
    const entry = await record(by, change, next);
    await takeNextKey(directory);
    return entry;
  }

  return {
    directory,
    publicKey: () => published.publicKey,
    state: () => state,
    document: () => published.document,
    signedDocument: () => published.signed,
    log: () => log.entries(),
    change: (by, decide) => oneAtATime(async () => record(by, await decide(state, log.entries()))),
    sign: signValue,
    rotateKey: (by) => oneAtATime(() => rotateKey(by)),
    renewDocument: () =>
      oneAtATime(async () => {
        if (isDue(published.document, now())) published = await sign();
      }),
    close: () => oneAtATime(() => log.close()),
  };
}

/**
 * Gives the registry in a directory, which must not run, a new key that none before it vouches for: the way back where
 * the key is lost or somebody else has it. Pages take it with their next load.
 */
export async function replaceKey(directory: string, { actor, why }: Attribution): Promise<RegistryEntry> {
  const log = await openLog(logFile(directory));
  try {
    const before = await presentKey(directory);
    const { publicJwk: key } = await makeNextKey(directory);
    const entry = await log.append({ actor, why, change: { kind: 'keyReplaced', key, before } });
    await takeNextKey(directory);
    return entry;
  } finally {
    await log.close();
  }
}
