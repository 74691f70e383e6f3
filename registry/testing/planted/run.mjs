/** Runs what `build.mjs` built, under the addresses by which members' browsers know it; prints the stack of each error. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const [folder, count] = process.argv.slice(2);
const run = (name, address) => {
  const directory = join(folder, name, 'dist/js');
  const script = readdirSync(directory).find((file) => file.endsWith('.js'));
  runInThisContext(readFileSync(join(directory, script), 'utf8'), { filename: `${address}/js/${script}` });
};
run('shell', 'https://m.example.com');
run('remote', 'https://m.example.com/remotes/mfe-video/1.2.3+a1');

const stackOf = (index) => {
  try {
    globalThis.press[index](index);
    return '';
  } catch (error) {
    return error.stack
      .split('\n')
      .filter((line) => /example\.com|TypeError/.test(line))
      .join('\n');
  }
};
process.stdout.write(JSON.stringify(Array.from({ length: Number(count) }, (_each, index) => stackOf(index))));
