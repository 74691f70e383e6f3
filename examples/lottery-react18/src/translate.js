/** A function from key and values to text, as `t('odds', { odds: '1.95' })`. */
export const translate =
  (texts) =>
  (key, values = {}) =>
    key
      .split('.')
      .reduce((node, part) => node[part], texts)
      .replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name]);
