/** Tries the images that are built, `members-before` from the commit that is named, and prints what came of it. */
import { runAsFirstProcess } from './namespaces';
import { sizes } from './buildImages';
import { makeNetwork } from './container';
import { tryImages } from './tryImages';

await runAsFirstProcess(async ([before = '']) => {
  await makeNetwork();
  process.stdout.write(`${await tryImages({ before, sizes: await sizes() })}\n`);
});
