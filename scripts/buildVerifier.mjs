import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, root } from './workspace.mjs';

const folder = join(root, 'shared/verifier');
const inputs = ['shared/verifier/src', 'shared/verifier/page', 'shared/contract/src', 'pnpm-lock.yaml'];
inputs.push('scripts/buildVerifier.mjs');

const sha256 = (text) => createHash('sha256').update(text).digest('base64');

/** Builds the stand-alone verifier, one file that asks nothing of any network, where it is stale. */
export async function buildVerifier() {
  const buildId = hashOf(inputs);
  const stamp = join(folder, 'dist/.build-id');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === buildId) return;
  const { build } = await import(
    pathToFileURL(createRequire(join(folder, 'package.json')).resolve('esbuild')).href
  );
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page/page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  const script = outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
  const page = readFileSync(join(folder, 'page/page.html'), 'utf8');
  const [, style] = /<style>([^]*?)<\/style>/.exec(page);
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${sha256(style)}'`,
    `script-src 'sha256-${sha256(script)}'`,
  ].join('; ');
  const html = page
    .replace(
      '<meta charset',
      `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta charset`,
    )
    .replace('<!-- script -->', () => `<script>${script}</script>`);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/verify.html'), html);
  writeFileSync(stamp, buildId);
  console.log(`Built verify.html (${(html.length / 1024).toFixed(0)} KB)`);
}
