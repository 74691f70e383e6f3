export interface GateRecord {
  remember(): void;
  /** Names of globals and members of prototypes that are no longer what they were. */
  changed(): string[];
  /** What scripts of the release asked of the page's storage. */
  stored(): readonly { what: 'reads' | 'writes'; key: string }[];
}

export function keepRecord(options: { baseUrl: string }): void;
