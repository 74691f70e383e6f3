import type { Declarations, Missing, Uses } from './checkUses.mjs';

export function checkUsesApart<K extends string>(
  declarations: Declarations,
  releases: Readonly<Record<K, Uses>>,
): Promise<Record<K, Missing[]>>;
