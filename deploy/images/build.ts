/** Builds the images of this tree, and `members-before` from the commit that is named. */
import { workApart } from './apart';
import { buildImage, earlierTree, makeBases, targets } from './buildImages';

await workApart(async ([before = '']) => {
  await makeBases();
  for (const target of ['members', 'gate', 'edge', 'pgbouncer'] as const) {
    const from = Date.now();
    await buildImage(target);
    process.stderr.write(`Built ${targets[target]} in ${Math.round((Date.now() - from) / 1000)} s\n`);
  }
  await buildImage('members', { image: 'members-before', context: await earlierTree(before) });
});
