import type { Figures } from './figures';

export type Part = 'starts' | 'http2' | 'worker' | 'changes' | 'peers' | 'remotes' | 'released';

/** One measurement and what it is of. */
export interface Sample {
  part: Part;
  /** What was measured: the system, a rival, or a peer. */
  system: string;
  screen: string;
  /** `cold`, `warm`, `hinted`, `at once`, … */
  state: string;
  round: number;
  figures: Figures;
}

export type Measured = Omit<Sample, 'part' | 'system' | 'round'>;

/** What is measured in turn for several systems. */
export interface Scenario {
  part: Part;
  name: string;
  systems: readonly string[];
  measure(system: string): Promise<Measured[]>;
}
