/** A file that shows texts. */
export interface Source {
  file: string;
  code: string;
}

/** A call of a translate function: the key or pattern of keys that it asks for, in which namespaces. */
export interface Translation {
  /** As written, for a message. */
  shown: string;
  key: RegExp;
  /** Absent where the function comes from elsewhere, e.g. as a parameter. */
  namespaces?: readonly string[];
}

const hook = /const\s*\{([^}]*)\}\s*=\s*useTexts\(\s*'([^']+)'\s*\)/g;
const bound = /const (\w+) = [^;]*\.t\(\w+, \{ ns: '([^']+)' \}\)/g;
const template = /`([^`\n]*\$\{[^`\n]*)`/g;
/** A string that is the value of an expression or of one of its branches, but not one that is compared with. */
const literal = /(?:^|[?:|])\s*'([^'\n]+)'/g;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
const exactly = (key: string) => new RegExp(`^${escaped(key)}$`);
const patternOf = (body: string) =>
  new RegExp(
    `^${body
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('.+')}$`,
  );

/** Whether `key` stands in the code as a string, however it then reaches a translate function. */
export const mentions = (code: string, key: string): boolean =>
  [`'${key}'`, `"${key}"`, `\`${key}\``].some((text) => code.includes(text));

/** Patterns of the keys that templates can make; only templates that begin with a part of a key, such as `bets.`. */
export const keyPatterns = (code: string): RegExp[] =>
  [...code.matchAll(template)]
    .map((match) => match[1]!)
    .filter((body) => /^\w+\./.test(body))
    .map(patternOf);

/** Every call of a translate function in the code whose key is a literal or a template. */
export function translations(code: string): Translation[] {
  return [...translators(code)].flatMap(([name, namespaces]) => {
    const call = new RegExp(`(?<![\\w.$'])${escaped(name)}\\(`, 'g');
    return [...code.matchAll(call)].flatMap((match) => {
      const argument = firstArgument(code.slice(match.index + match[0].length));
      const keys = argument.startsWith('`')
        ? [...argument.matchAll(template)].map((found) => ({
            text: `\`${found[1]}\``,
            key: patternOf(found[1]!),
          }))
        : [...argument.matchAll(literal)].map((found) => ({
            text: `'${found[1]}'`,
            key: exactly(found[1]!),
          }));
      return keys.map(({ text, key }) => ({
        shown: `${name}(${text})`,
        key,
        ...(namespaces.size > 0 ? { namespaces: [...namespaces] } : {}),
      }));
    });
  });
}

/** The names of the file's translate functions with their namespaces; several where components differ. */
function translators(code: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>([['t', new Set()]]);
  const add = (name: string, namespace: string) =>
    found.set(name, (found.get(name) ?? new Set()).add(namespace));
  for (const [, names = '', namespace = ''] of code.matchAll(hook))
    for (const part of names.split(',')) {
      const [from, to = from] = part.split(':').map((word) => word.trim());
      if (from === 't' && to) add(to, namespace);
    }
  for (const [, name = '', namespace = ''] of code.matchAll(bound)) add(name, namespace);
  return found;
}

/** The text up to the comma or parenthesis that ends the first argument. */
function firstArgument(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (depth === 0 && (char === ',' || char === ')')) return text.slice(0, at).trim();
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
  }
  return text.trim();
}
