/** What a check found, as one line: right, or wrong and what to do. */
export interface Finding {
  ok: boolean;
  /** What was examined, e.g. `certificate of m.example.com`. */
  about: string;
  says: string;
}

export const right = (about: string, says: string): Finding => ({ ok: true, about, says });
export const wrong = (about: string, says: string): Finding => ({ ok: false, about, says });

/** One line each. */
export const lineOf = ({ ok, about, says }: Finding): string =>
  `${ok ? 'ok   ' : 'WRONG'}  ${about}: ${says}`;
