/** Builds the images of this tree, and `members-before` from the commit that is named. */
import { runAsFirstProcess } from './namespaces';
import { buildImage, earlierTree, makeBases, targets } from './buildImages';

await runAsFirstProcess(async ([before = '']) => {
  await makeBases();
  for (const target of ['members', 'gate', 'edge', 'pgbouncer'] as const) {
    const from = Date.now();
    await buildImage(target);
    process.stderr.write(`Built ${targets[target]} in ${Math.round((Date.now() - from) / 1000)} s\n`);
  }
  await buildImage('members', { image: 'members-before', context: await earlierTree(before) });
});
