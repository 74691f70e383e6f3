import type { z } from 'zod';
import type { Right } from './rights';

/** One call of the office: all that page, server and documents know of it. */
export interface OfficeCall<Params extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** A GET changes nothing; its parameters come in the address, those of a POST as JSON. */
  readonly method: 'GET' | 'POST';
  /** Behind `/api` of the office's origin. */
  readonly path: string;
  /** What the operator needs; `null` is for everybody who is signed in, `anybody` for who is not. */
  readonly right: Right | 'anybody' | null;
  readonly params: Params;
  readonly answer: Answer;
  /** A one-time code of the last minutes has to come with it, in the header `x-code` unless the session has one. */
  readonly needsCode: boolean;
  /**
   * What is dangerous waits as a proposal until a second operator with the same right confirms it: `always`, or
   * `sometimes`, where the server decides by what is sent.
   */
  readonly twoPeople: 'never' | 'sometimes' | 'always';
  /** The largest body in bytes, where one is larger than others, such as a file. */
  readonly bodyBytes?: number;
  /** The actions that it may write into the operator log; every POST that changes something has one at least. */
  readonly records: readonly string[];
  /** It keeps something for the operator who sends it, which nobody else ever sees. */
  readonly ownOnly?: true;
}

type Declaration = Pick<OfficeCall, 'path' | 'right'> &
  Partial<Pick<OfficeCall, 'needsCode' | 'twoPeople' | 'bodyBytes' | 'records'>>;

/** Declares a call that changes nothing. */
export function read<Params extends z.ZodType, Answer extends z.ZodType>(
  declaration: Declaration & { params: Params; answer: Answer },
): OfficeCall<Params, Answer> {
  return { method: 'GET', needsCode: false, twoPeople: 'never', records: [], ...declaration };
}

/** Declares a call that changes something, or shows what is private: a line of the operator log tells of it. */
export function change<Params extends z.ZodType, Answer extends z.ZodType>(
  declaration: Declaration & { params: Params; answer: Answer; records: readonly [string, ...string[]] },
): OfficeCall<Params, Answer> {
  return { method: 'POST', needsCode: false, twoPeople: 'never', ...declaration };
}

/** Declares a call that keeps something for the operator who sends it alone: it changes nothing that others see. */
export function keep<Params extends z.ZodType, Answer extends z.ZodType>(
  declaration: Declaration & { params: Params; answer: Answer },
): OfficeCall<Params, Answer> {
  return { method: 'POST', needsCode: false, twoPeople: 'never', records: [], ownOnly: true, ...declaration };
}
