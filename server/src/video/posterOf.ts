import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const timeoutMs = 20_000;
const mostBytes = 40 * 1024 * 1024;

/** A frame near the beginning of a clip as PNG, by ffmpeg; null where the machine has none, or it can't. */
export async function posterOf(path: string, durationMs: number): Promise<Buffer | null> {
  const seconds = String(Math.min(1_000, durationMs / 2) / 1_000);
  const frame = ['-frames:v', '1', '-vf', 'scale=min(1280\\,iw):-2', '-f', 'image2pipe', '-c:v', 'png'];
  // Nothing but the file, which has been checked to be one of the container that is named.
  const input = ['-protocol_whitelist', 'file,pipe', '-f', 'mp4', '-ss', seconds, '-i', path];
  try {
    const { stdout } = await run('ffmpeg', ['-v', 'error', ...input, ...frame, 'pipe:1'], {
      ...{ encoding: 'buffer', timeout: timeoutMs, maxBuffer: mostBytes },
    });
    return stdout.length > 0 ? stdout : null;
  } catch {
    return null;
  }
}
