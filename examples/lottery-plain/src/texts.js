/** Loads one language; answers with a function from key and values to text, as `t('sum', { sum: 11 })`. */
export async function loadTexts(language) {
  const { default: texts } = await import(`./locales/${language}.json`);
  return (key, values = {}) =>
    key
      .split('.')
      .reduce((node, part) => node[part], texts)
      .replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name]);
}
