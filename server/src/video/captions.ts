import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import webvtt from 'webvtt-parser';
import type { Reader, Transaction } from '../database';
import * as store from './clipStore';

const addressFormat = /^\/uploads\/captions\/([\w-]{22})\.vtt$/;

/** The first fault of captions, or null for what a player shows. */
export function captionsFault(vtt: string): { line: number; fault: string } | null {
  const { cues, errors } = new webvtt.WebVTTParser().parse(vtt, 'captions');
  const [first] = errors;
  if (first) return { line: first.line, fault: first.message };
  return cues.length === 0 ? { line: 1, fault: 'There is nothing to show.' } : null;
}

/** Keeps captions under a name that follows from them, and answers their address. */
export async function keepCaptions(
  transaction: Transaction,
  { vtt, by, at }: { vtt: string; by: string; at: Date },
): Promise<string> {
  const name = createHash('sha256').update(vtt).digest('base64url').slice(0, 22);
  await store.insertCaptions(transaction, { name, vtt, by, at });
  return `/uploads/captions/${name}.vtt`;
}

/** Captions by their address: those that operators brought, and those among the media. */
export async function readCaptions(
  reader: Reader,
  { address, mediaDir }: { address: string; mediaDir?: string | undefined },
): Promise<string | undefined> {
  const [, name] = addressFormat.exec(address) ?? [];
  if (name !== undefined) return store.selectCaptions(reader, name);
  const path = normalize(address);
  if (!mediaDir || !/^\/media\/[\w./-]+\.vtt$/.test(path)) return undefined;
  return readFile(join(mediaDir, path.slice('/media/'.length)), 'utf8').catch(() => undefined);
}
