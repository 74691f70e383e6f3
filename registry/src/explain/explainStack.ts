import type { ExplainedFrame } from '@members/office-contract';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** Where source maps are kept: those of releases beside their files, those of shells below `/js` and so on. */
export interface MapDirectories {
  releases: string;
  shells: string;
  /** The only remote whose sources are told; of all of them unless named. */
  only?: string | undefined;
}

/** A script's address with line and column, as stacks of any browser have them. */
const placePattern = /(?:https?:\/\/[^/\s()]+)?(\/[^\s()?#:]+\.js)(?:[?#][^\s():]*)?:(\d+):(\d+)/;

/** Says of each line of a stack where in the sources of shell and remotes it is; lines without a known place stay. */
export async function explainStack(stack: string, directories: MapDirectories): Promise<ExplainedFrame[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const mapOf = (file: string) => {
    const map = maps.get(file) ?? readMap(file);
    maps.set(file, map);
    return map;
  };
  const lines = stack.split('\n').filter((line) => line.trim() !== '');
  return Promise.all(
    lines.map(async (text) => {
      const [, path = '', line, column] = placePattern.exec(text) ?? [];
      const script = path && scriptAt(path, directories);
      const map = script && (await mapOf(`${script.file}.map`));
      return script && map ? { text, ...placeIn(map, script.of, [Number(line), Number(column)]) } : { text };
    }),
  );
}

/** What a script is of, and its file. */
function scriptAt(
  path: string,
  { releases, shells, only }: MapDirectories,
): { of: string; file: string } | undefined {
  if (posix.normalize(path) !== path) return undefined;
  const [, name, id, file] = /^\/remotes\/([\w-]+)\/([\w.+-]+)\/(.+)$/.exec(path) ?? [];
  if (name && only !== undefined && name !== only) return undefined;
  if (name && id && file) return { of: `${name} ${id}`, file: join(releases, name, id, file) };
  return { of: 'shell', file: join(shells, path) };
}

async function readMap(file: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

function placeIn(map: TraceMap, of: string, [line, column]: [number, number]): Omit<ExplainedFrame, 'text'> {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return {};
  const code = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim().slice(0, 200);
  const source = found.source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
  return { of, source, line: found.line, column: found.column + 1, ...(code ? { code } : {}) };
}
