import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeCaptions } from './captions.mjs';
import { clips } from './list.mjs';
import { Raster } from './raster.mjs';

const fps = 10;
const posterAtS = 30;
const soundKbPerS = 1.7;
const clipsFolder = fileURLToPath(new URL('../../clips', import.meta.url));

/** Draws every clip into `demo/clips` and its poster into `folder`, or only those named. */
export async function drawClips(folder, names = []) {
  mkdirSync(clipsFolder, { recursive: true });
  for (const clip of clips.filter(({ name }) => names.length === 0 || names.includes(name))) {
    await encode(clip, `${clipsFolder}/${clip.name}.mp4`);
    await poster(clip, `${folder}/${clip.name}.jpg`);
  }
  writeCaptions(folder, clips);
}

/** Takes the best quality that keeps a clip small: a long one may weigh more. */
async function encode(clip, path) {
  for (let quality = 34; quality <= 42; quality += 2) {
    await encodeAt(clip, path, quality);
    const soundKb = clip.toneHz ? clip.lengthS * soundKbPerS : 0;
    if ((await stat(path)).size < (Math.max(160, clip.lengthS * 1.6) + soundKb) * 1024) return;
  }
}

/** A key frame every two seconds keeps seeking quick; fixed frame types keep the file the same on every run. */
async function encodeAt({ draw, lengthS, toneHz }, path, quality) {
  const canvas = new Raster(426, 240);
  const codec = `-c:v libx264 -profile:v baseline -pix_fmt yuv420p -preset slow -tune animation -crf ${quality}`;
  const keys = `-g ${fps * 2} -keyint_min ${fps * 2} -sc_threshold 0`;
  const ffmpeg = raw(
    canvas,
    `-r ${fps}`,
    `${sound(toneHz, lengthS)} ${codec} ${keys} -movflags +faststart`,
    path,
  );
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

/** A soft fifth that swells and fades. It ends before the picture, whose length is that of the clip. */
function sound(toneHz, lengthS) {
  if (!toneHz) return '-an';
  const fifth = `(sin(2*PI*${toneHz}*t)+0.6*sin(3*PI*${toneHz}*t))`;
  const tone = `aevalsrc=0.16*${fifth}*(0.6+0.4*sin(PI*t/4)):s=16000:d=${lengthS - 0.1}`;
  return `-f lavfi -i ${tone} -map 0:v -map 1:a -c:a aac -b:a 8k -flags:a +bitexact`;
}

function raw({ width, height }, input, output, path) {
  const from = `-v error -y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} ${input} -i -`;
  const options = `${from} ${output} -threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1`;
  return spawn('ffmpeg', [...options.split(' '), path], { stdio: ['pipe', 'ignore', 'inherit'] });
}

async function finish(ffmpeg) {
  ffmpeg.stdin.end();
  const [status] = await once(ffmpeg, 'close');
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}`);
}
