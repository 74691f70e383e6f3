export interface Bar {
  name: string;
  /** Milliseconds. */
  value: number;
}

export interface Group {
  label: string;
  bars: readonly Bar[];
}

const width = 720;
const left = 190;
const barHeight = 16;
const barGap = 4;
const groupGap = 18;
const top = 56;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = ([x, y]: readonly [number, number], content: string, style = '') =>
  `<text x="${x}" y="${y}"${style && ` class="${style}"`}>${escaped(content)}</text>`;

const look = `<style>
text { font: 12px system-ui, sans-serif; fill: #1d2433; }
.title { font-size: 15px; font-weight: 600; }
.label { font-weight: 600; }
.own { fill: #14213d; } .bar { fill: #9aa5bd; } .page { fill: #ffffff; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6e9f0; }
  .own { fill: #e0b64f; } .bar { fill: #5b6682; } .page { fill: #12161f; }
}
</style>`;

/** Groups of bars, the first name of all drawn in the system's colour; light or dark as the reader's device is. */
export function chart(title: string, groups: readonly Group[]): string {
  const longest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const own = groups[0]?.bars[0]?.name;
  const parts: string[] = [];
  let y = top;
  for (const { label, bars } of groups) {
    if (label) {
      parts.push(text([16, y], label, 'label'));
      y += 8;
    }
    for (const { name, value } of bars) {
      const long = Math.max(1, ((width - left - 90) * value) / longest);
      parts.push(
        text([16, y + 12], name),
        `<rect class="${name === own ? 'own' : 'bar'}" x="${left}" y="${y}" width="${long.toFixed(1)}" height="${barHeight}" rx="2"/>`,
        text([left + long + 8, y + 12], `${Math.round(value).toLocaleString('en')} ms`),
      );
      y += barHeight + barGap;
    }
    y += groupGap;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-label="${escaped(title)}">
${look}
<rect class="page" width="${width}" height="${y}"/>
${text([16, 26], title, 'title')}
${parts.join('\n')}
</svg>
`;
}
