/**
 * Merges the results of one benchmark into those of all: its sections (`## …`) replace those with the same title or are
 * appended, and text before its first section replaces the introduction.
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

/** The introduction, then the sections. */
const parts = (text: string): string[] => `\n${text}`.split(/(?<=\n)(?=## )/);
const titleOf = (section: string): string => section.split('\n')[0]!;
