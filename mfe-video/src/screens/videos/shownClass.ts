import type { VideoClass } from '@members/contract';

/** The class that the address names, else the first; undefined where there is none at all. */
export const shownClass = (classes: readonly VideoClass[], key: string | null): VideoClass | undefined =>
  classes.find((videoClass) => videoClass.key === key) ?? classes[0];
