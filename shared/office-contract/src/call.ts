import type { z } from 'zod';
import type { Right } from './rights';

/** One call of the office: all that page, server and documents know of it. */
export interface OfficeCall<Params extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** A GET changes nothing; its parameters come in the address, those of a POST as JSON. */
  readonly method: 'GET' | 'POST';
  /** Behind `/api` of the office’s origin, or behind `/registry/api` of it (`pathOf`). */
  readonly path: string;
  /** What it does, in a few words for who looks for its command. */
  readonly summary?: string;
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
  /**
   * What it is to an operator of a team, who sees one remote and no other: `open`, `own` where its parameter `name` is
   * that remote, or `closed`. A call without a right is open, any other is closed unless it says otherwise.
   */
  readonly teams: 'open' | 'own' | 'closed';
  /** The largest body in bytes, where one is larger than others, such as a file. */
  readonly bodyBytes?: number;
  /** The actions that it may write into the operator log; every POST that changes something has one at least. */
  readonly records: readonly string[];
  /** It is about the browser that sends it, such as its session: no command of `npm run operator` does. */
  readonly inPage: boolean;
  /** It keeps something for the operator who sends it, which nobody else ever sees. */
  readonly ownOnly?: true;
  /** Of a check, and of what is done for many: whether the answer tells that something is wrong, or was not done. */
  failed?(answer: z.output<Answer>): boolean;
}

type Declaration<Answer extends z.ZodType> = Pick<OfficeCall, 'path' | 'right'> &
  Partial<
    Pick<
      OfficeCall<z.ZodType, Answer>,
      'summary' | 'needsCode' | 'twoPeople' | 'teams' | 'bodyBytes' | 'records' | 'failed'
    >
  >;

const teamsOf = ({ right }: Pick<OfficeCall, 'right'>) =>
  right === null || right === 'anybody' ? 'open' : 'closed';

/** Declares a call that changes nothing. */
export function read<Params extends z.ZodType, Answer extends z.ZodType>(
  declaration: Declaration<Answer> & { params: Params; answer: Answer },
): OfficeCall<Params, Answer> {
  return {
    ...{ method: 'GET', needsCode: false, twoPeople: 'never', records: [], inPage: false },
    ...{ teams: teamsOf(declaration), ...declaration },
  };
}

/** Declares a call that changes something, or shows what is private: a line of the operator log tells of it. */
export function change<Params extends z.ZodType, Answer extends z.ZodType>(
  declaration: Declaration<Answer> & {
    params: Params;
    answer: Answer;
    records: readonly [string, ...string[]];
  },
): OfficeCall<Params, Answer> {
  return {
    ...{ method: 'POST', needsCode: false, twoPeople: 'never', inPage: false },
    ...{ teams: teamsOf(declaration), ...declaration },
  };
}

/** Declares a call that keeps something for the operator who sends it alone: it changes nothing that others see. */
export function keep<Params extends z.ZodType, Answer extends z.ZodType>(
  declaration: Declaration<Answer> & { params: Params; answer: Answer },
): OfficeCall<Params, Answer> {
  return {
    ...{ method: 'POST', needsCode: false, twoPeople: 'never', inPage: false, records: [], ownOnly: true },
    ...{ teams: teamsOf(declaration), ...declaration },
  };
}

/** Marks calls that are about the browser that sends them: their routes get request and reply. */
export const inPage = <Calls extends Readonly<Record<string, OfficeCall>>>(calls: Calls) =>
  Object.fromEntries(Object.entries(calls).map(([id, call]) => [id, { ...call, inPage: true }])) as {
    [Id in keyof Calls]: Calls[Id] & { readonly inPage: true };
  };
