/** A function from key and values to text, as `t('sum', { sum: 11 })`. */
export const translate =
  (texts) =>
  (key, values = {}) =>
    key
      .split('.')
      .reduce((node, part) => node[part], texts)
      .replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name]);
