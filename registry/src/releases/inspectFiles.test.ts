import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { assertFileKinds, inspectFiles } from './inspectFiles';
import { releaseFiles } from './releaseFiles';

/** What is wrong with the files of a release, by their paths. */
async function inspect(files: Record<string, string | Uint8Array>): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'members-inspect-'));
  for (const [path, content] of Object.entries(files)) await writeFile(join(directory, path), content);
  const found = await inspectFiles(directory, await releaseFiles(directory));
  await rm(directory, { recursive: true });
  return Object.fromEntries(found.map(({ path, problem }) => [path, problem]));
}

describe('compressed files', () => {
  const code = 'console.log("a screen")';
  /** 100 MB of zeros in 77 bytes. */
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const bomb = brotliCompressSync(Buffer.alloc(100_000_000), { params });

  it('hold the file beside them, and no more is unpacked than that has', async () => {
    const twins = {
      good: brotliCompressSync(code),
      another: brotliCompressSync('console.log("another")'),
      more: brotliCompressSync(`${code};`),
      part: brotliCompressSync(code).subarray(0, -4),
      plain: Buffer.from(code),
      bomb,
    };
    const files = Object.entries(twins).flatMap(([name, twin]) => [
      [`${name}.js`, code],
      [`${name}.js.br`, twin],
    ]);
    const wrong = 'is not the compressed form of its file';
    expect(await inspect({ ...Object.fromEntries(files), 'good.js.gz': gzipSync(code) })).toEqual(
      Object.fromEntries(
        ['another', 'more', 'part', 'plain', 'bomb'].map((name) => [`${name}.js.br`, wrong]),
      ),
    );
  });
});

describe('drawings', () => {
  const svg = (inside: string, root = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
  const good: [what: string, drawing: string][] = [
    ['a path', svg('<title>A &amp; b</title><g style="fill: url(#a)"><path d="M0 0h1" fill="url(#a)"/></g>')],
    [
      'its own parts',
      svg('<defs><path id="a"/></defs><use href="#a"/><style>path { fill: url("#a") }</style>'),
    ],
    ['a picture in it', svg('<image href="data:image/png;base64,AAAA"/>', 'viewBox="0 0 1 1"')],
    ['its encoding', `<?xml version="1.0" encoding="UTF-8"?>${svg('<!-- a comment --><circle r="1"/>')}`],
    ['a long path', svg(`<path d="M0 0${'h1'.repeat(100_000)}"/>`)],
  ];
  const hostile: [drawing: string | Uint8Array, problem: string][] = [
    [svg('<script>alert(1)</script>'), 'has an element <script>'],
    [svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'), 'has an element <script>'],
    [svg('<foreignObject><body/></foreignObject>'), 'has an element <foreignObject>'],
    [svg('<a href="#a"><path/></a>'), 'has an element <a>'],
    [svg('<set attributeName="href"/>'), 'has an element <set>'],
    [svg('<animate attributeName="xlink:href"/>'), 'animates xlink:href'],
    [svg('<path/>', 'onload="alert(1)"'), 'has an attribute onload, which runs code'],
    [svg('<path xml:onclick="1"/>'), 'has an attribute onclick, which runs code'],
    [svg('<use href="other.svg#a"/>'), 'refers to something outside of it'],
    [svg('<use xlink:href="&#106;avascript:1"/>'), 'refers to something outside of it'],
    [svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'refers to something outside of it'],
    [svg('<path/>', 'xml:base="https://foreign.example"'), 'refers to something outside of it'],
    [svg('<style>@import "https://foreign.example"</style>'), 'has styles that load something'],
    [
      svg('<style><![CDATA[p { fill: url( "//foreign.example") }]]></style>'),
      'has styles that load something',
    ],
    [svg('<path style="fill: \\75rl(//foreign.example)"/>'), 'has styles that load something'],
    [svg('<path fill="url(//foreign.example)"/>'), 'has styles that load something'],
    [`<?xml-stylesheet href="x.xsl"?>${svg('')}`, 'has an instruction <?xml-stylesheet'],
    [`<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`, 'has a DOCTYPE'],
    [`<?xml version="1.0" encoding="utf-7"?>${svg('')}`, 'is not encoded in UTF-8'],
    [svg('<path>'), 'is not well-formed XML'],
    ['<html><body/></html>', 'has an element <html>'],
    [Buffer.from(`\u{feff}${svg('<script/>')}`, 'utf16le'), 'is not encoded in UTF-8'],
  ];
  let found: Record<string, string>;
  beforeAll(async () => {
    found = await inspect({
      ...Object.fromEntries(good.map(([, drawing], n) => [`good${n}.svg`, drawing])),
      ...Object.fromEntries(hostile.map(([drawing], n) => [`hostile${n}.svg`, drawing])),
    });
  });

  it.each(good.map(([what], n) => [what, n] as const))('with %s pass', (_what, n) => {
    expect(found[`good${n}.svg`]).toBeUndefined();
  });

  it.each(
    hostile.map(
      ([drawing, problem], n) => [typeof drawing === 'string' ? drawing : 'UTF-16', problem, n] as const,
    ),
  )('%s: %s', (_drawing, problem, n) => {
    expect(found[`hostile${n}.svg`]).toBe(problem);
  });
});

describe('what a release consists of', () => {
  const file = (path: string, bytes = 1) => ({ path, integrity: '', bytes });

  it.each([
    'x.html',
    'x.HTM',
    'x.xhtml',
    'x.xml',
    'x.xsl',
    'x.rdf',
    'x.mathml',
    'x.svgz',
    'x.pdf',
    'x',
    'x.html.br',
    'js/x.html',
  ])('%s is not among it, and the refusal names it and says why', (path) => {
    const all = [file('remote.json'), file(path.replace(/\.br$/, '')), file(path)];
    expect(() => assertFileKinds(all)).toThrow(
      /x.* can’t be in a release: its files are scripts, .*What browsers open as a page, as HTML and XML, is not among them\./,
    );
  });

  it('has a file beside each compressed one', () => {
    expect(() => assertFileKinds([file('x.js.br')])).toThrow('x.js.br is the compressed form of a file that');
  });

  it('has a remote.json and drawings of limited size', () => {
    expect(() => assertFileKinds([file('remote.json', 65_537)])).toThrow(
      'remote.json has 65537 bytes; it may have 65536.',
    );
    expect(() => assertFileKinds([file('x.svg', 2_000_000)])).toThrow(
      'x.svg has 2000000 bytes; it may have 1048576.',
    );
  });
});
