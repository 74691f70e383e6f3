/** Light, dark, or as the system has it. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Where the choice is kept; it belongs to the device and outlives a session. */
export const appearanceKey = 'members.appearance';

export const storedAppearance = (storage: Pick<Storage, 'getItem'> = localStorage): Appearance =>
  appearances.find((each) => each === storage.getItem(appearanceKey)) ?? 'system';

/** Shows the page so: the tokens follow `data-theme`, the browser's own parts and bars the two metas. */
export function applyAppearance(appearance: Appearance): void {
  const { documentElement: root } = document;
  if (appearance === 'system') delete root.dataset.theme;
  else root.dataset.theme = appearance;
  const metas = (name: string) => document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`);
  for (const meta of metas('color-scheme'))
    meta.content = appearance === 'system' ? 'light dark' : appearance;
  // The page has one colour for each scheme, light first.
  metas('theme-color').forEach((meta, index) => {
    const scheme = index === 0 ? 'light' : 'dark';
    if (appearance === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === appearance ? 'all' : 'not all';
  });
}

/** Keeps a choice and shows it at once. */
export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(appearanceKey, appearance);
  applyAppearance(appearance);
}
