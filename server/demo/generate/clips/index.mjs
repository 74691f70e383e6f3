import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { writeCaptions } from './captions.mjs';
import { clips } from './list.mjs';
import { Raster } from './raster.mjs';

const fps = 10;
const posterAtS = 30;

/** Draws every clip and its poster, or only those named. */
export async function drawClips(folder, names = []) {
  for (const clip of clips.filter(({ name }) => names.length === 0 || names.includes(name))) {
    await encode(clip, `${folder}/${clip.name}.mp4`);
    await poster(clip, `${folder}/${clip.name}.jpg`);
  }
  writeCaptions(folder, clips);
}

/** Takes the best quality that keeps a clip small: a long one may weigh more. */
async function encode(clip, path) {
  for (let quality = 34; quality <= 42; quality += 2) {
    await encodeAt(clip, path, quality);
    if ((await stat(path)).size < Math.max(160, clip.lengthS * 1.6) * 1024) return;
  }
}

/** A key frame every two seconds keeps seeking quick; fixed frame types keep the file the same on every run. */
async function encodeAt({ draw, lengthS }, path, quality) {
  const canvas = new Raster(426, 240);
  const codec = `-c:v libx264 -profile:v baseline -pix_fmt yuv420p -preset slow -tune animation -crf ${quality}`;
  const keys = `-g ${fps * 2} -keyint_min ${fps * 2} -sc_threshold 0`;
  const ffmpeg = raw(canvas, `-r ${fps}`, `-an ${codec} ${keys} -movflags +faststart`, path);
  for (let frame = 0; frame < lengthS * fps; frame += 1) {
    draw(canvas, frame / fps, lengthS);
    if (!ffmpeg.stdin.write(Buffer.from(canvas.pixels))) await once(ffmpeg.stdin, 'drain');
  }
  await finish(ffmpeg);
}

/** The frame at which the player starts, drawn larger for the covers. */
async function poster({ draw, lengthS }, path) {
  const canvas = new Raster(640, 360);
  draw(canvas, posterAtS, lengthS);
  const ffmpeg = raw(canvas, '-r 1', '-frames:v 1 -q:v 5 -pix_fmt yuvj420p', path);
  ffmpeg.stdin.write(canvas.pixels);
  await finish(ffmpeg);
}

function raw({ width, height }, input, output, path) {
  const from = `-v error -y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} ${input} -i -`;
  const options = `${from} -threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 ${output}`;
  return spawn('ffmpeg', [...options.split(' '), path], { stdio: ['pipe', 'ignore', 'inherit'] });
}

async function finish(ffmpeg) {
  ffmpeg.stdin.end();
  const [status] = await once(ffmpeg, 'close');
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}`);
}
