/** What a release uses of the shell: `uses.json`, as its build writes it. */
export interface Uses {
  /** The modules of which it takes values, e.g. `@members/ui/core`. */
  modules: string[];
  uses: Use[];
  /** The custom properties that its styles read, with the places. */
  tokens?: Record<string, string[]>;
}

/** One thing that a release uses. */
export interface Use {
  /** Module and name, e.g. `@members/ui/core Button`. */
  name: string;
  /** A line of TypeScript that compiles as long as the modules have it. */
  code: string;
  /** Places in the sources, e.g. `src/screens/game/GameScreen.tsx:12`. */
  at: string[];
}

/** What a shell's modules declare. */
export interface Declarations {
  /** File of each module. */
  entries: Record<string, string>;
  /** Declaration files by their paths. */
  files: Record<string, string>;
  /** Custom properties of the look. */
  tokens: string[];
}

/** What a release uses, and a shell does not have. */
export interface Missing {
  name: string;
  at: string[];
  /** Why it does not fit, in the compiler's words. */
  text: string;
}

export function checkUses<K extends string>(
  declarations: Declarations,
  releases: Readonly<Record<K, Uses>>,
): Record<K, Missing[]>;
