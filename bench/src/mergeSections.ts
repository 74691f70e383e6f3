/**
 * Puts what one benchmark has to say into the results of all: its sections (`## …`) take the place of those with the
 * same title or come last, and what stands before its first section, if anything, takes the place of the beginning.
 */
export function mergeSections(results: string, fresh: string): string {
  const [beginning = '', ...sections] = parts(results);
  const [freshBeginning = '', ...freshSections] = parts(fresh);
  const byTitle = new Map(sections.map((section) => [titleOf(section), section]));
  for (const section of freshSections) byTitle.set(titleOf(section), section);
  return [freshBeginning.trim() ? freshBeginning : beginning, ...byTitle.values()]
    .map((part) => `${part.trim()}\n`)
    .join('\n');
}

/** What stands before the first section, then the sections. */
const parts = (text: string): string[] => `\n${text}`.split(/(?<=\n)(?=## )/);
const titleOf = (section: string): string => section.split('\n')[0]!;
