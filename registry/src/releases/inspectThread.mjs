/**
 * The thread of `inspectFiles.ts`: looks into files of a release that were written by others. It is plain JavaScript, so
 * that it needs no loader, and it keeps no file in memory but drawings, which are small.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import sax from 'sax';

// A drawing has 1 MB at most, and all of it may be one attribute.
sax.MAX_BUFFER_LENGTH = Infinity;

const { directory, all, inspected } = workerData;
async function problemOf(path) {
  const [, plainPath, ending] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
  if (ending)
    return (await unpacksTo(path, ending, plainPath)) ? null : 'is not the compressed form of its file';
  return path.endsWith('.svg') ? problemOfDrawing(await readFile(join(directory, path))) : null;
}

/** Unpacks no more than a chunk beyond the size of the file that it should be. */
async function unpacksTo(path, ending, plainPath) {
  const plain = all.find((file) => file.path === plainPath);
  const hash = createHash('sha256');
  let bytes = 0;
  const compare = async (chunks) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > plain.bytes) throw new Error('Too long');
      hash.update(chunk);
    }
  };
  const unpack = ending === 'br' ? createBrotliDecompress() : createGunzip();
  return pipeline(createReadStream(join(directory, path)), unpack, compare).then(
    () => bytes === plain.bytes && `sha256-${hash.digest('base64')}` === plain.integrity,
    () => false,
  );
}

/** What a drawing consists of; whatever else there is in SVG can run code, or hold what does. */
const drawn = new Set(
  [
    'svg g defs symbol use switch view title desc style',
    'path rect circle ellipse line polyline polygon image text tspan textPath',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'animate animateMotion animateTransform mpath',
  ]
    .join(' ')
    .split(' '),
);
const isDrawn = (name) => drawn.has(name) || /^fe[A-Z]\w*$/.test(name);

/** Within the drawing, or a picture that stands in it. */
const isOwnAddress = (value) => /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/.test(value);
/** Styles may name parts of the drawing only. */
const hasForeignStyle = (css) => /@import|image-set|\\|url\(\s*["']?\s*(?!["'\s#])/i.test(css);

function problemOfDrawing(content) {
  const problems = [];
  const add = (problem) => problems.push(problem);
  const parser = sax.parser(true, { position: false });
  let inStyle = false;
  parser.onerror = () => {
    parser.error = null;
    add('is not well-formed XML');
  };
  parser.ondoctype = () => add('has a DOCTYPE');
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') add(`has an instruction <?${name.slice(0, 40)}`);
    else if (/encoding=(?!["']utf-8["'])/i.test(body)) add('is not encoded in UTF-8');
  };
  parser.onopentag = ({ name, attributes }) => {
    const local = localName(name);
    inStyle ||= local === 'style';
    if (!isDrawn(local)) add(`has an element <${local.slice(0, 40)}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const problem = problemOfAttribute(localName(attribute), value);
      if (problem) add(problem);
    }
  };
  parser.onclosetag = (name) => {
    if (localName(name) === 'style') inStyle = false;
  };
  parser.ontext = parser.oncdata = (text) => {
    if (inStyle && hasForeignStyle(text)) add('has styles that load something');
  };
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'is not encoded in UTF-8';
  }
  parser.write(text).close();
  return problems[0] ?? null;
}

const localName = (name) => name.slice(name.indexOf(':') + 1);

function problemOfAttribute(name, value) {
  if (/^on/i.test(name)) return `has an attribute ${name.slice(0, 40)}, which runs code`;
  if (/^(href|src|base)$/i.test(name) && !isOwnAddress(value)) return 'refers to something outside of it';
  if (/^attributeName$/i.test(name) && /(^|:)(href|on\w*)$/i.test(value.trim()))
    return `animates ${value.slice(0, 40)}`;
  return hasForeignStyle(value) ? 'has styles that load something' : null;
}

const problems = [];

for (const path of inspected) {
  const problem = await problemOf(path).catch((error) => `could not be read: ${error.message}`);
  if (problem) problems.push({ path, problem });
}
parentPort.postMessage(problems);
