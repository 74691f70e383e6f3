import type { Call } from '@members/contract';

/** A release on whose behalf calls are made. The shell makes it; no code of the release ever holds it. */
export interface Caller {
  /** The calls that it may make, for the server (`x-calls`); null where it may make all. */
  readonly calls: string | null;
  /** Throws ApiError for a call that it may not make, or not now. */
  readonly admit: (declared: Call, params: unknown, options: { idempotencyKey?: string }) => void;
  /** Whether the shell tells of the success of a call in its own words, in place of the caller's. */
  readonly tell: (declared: Call, params: unknown, answer: unknown) => boolean;
}

const key = Symbol('caller');

/** The release that a declaration was bound to; undefined for the shell's own. */
export const callerOf = (declared: object): Caller | undefined => (declared as { [key]?: Caller })[key];

/** A declaration as it is now, so that it can't be changed later, for calls on behalf of a release. */
export const boundTo = <C extends Call>(caller: Caller, declared: C): C =>
  Object.freeze({ ...declared, method: `${declared.method}`, path: `${declared.path}`, [key]: caller });
