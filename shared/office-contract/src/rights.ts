/** What operators work on. A right is one of these, to see or to change. */
export const areas = [
  'content',
  'money',
  'members',
  'support',
  'games',
  'releases',
  'audit',
  'administration',
] as const;
export type Area = (typeof areas)[number];

/** Who may change something may see it. */
export type Right = `${Area}.${'see' | 'change'}`;

export const rights = areas.flatMap((area): [Right, Right] => [`${area}.see`, `${area}.change`]);

export const isRight = (text: string): text is Right => (rights as string[]).includes(text);

/** Whether the rights that somebody has are enough for one that is asked for. */
export function mayDo(has: readonly Right[], right: Right): boolean {
  const [area] = right.split('.') as [Area];
  return has.includes(right) || (right.endsWith('.see') && has.includes(`${area}.change`));
}
