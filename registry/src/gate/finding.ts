/** What the gate found about a release. */
export interface Finding {
  /** Names the check and what it looked at, e.g. `contract` or `axe:/Lottery:color-contrast`; the same at every run. */
  id: string;
  /** A hard finding keeps a release from being activated; a soft one can be overridden, with a reason, in the log. */
  level: 'hard' | 'soft';
  /** One sentence for an operator. */
  text: string;
}
