import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { remotes, root } from './workspace.mjs';

/**
 * For a pull request: publishes the builds of the remotes that it changes and makes a preview of each, by its team's key
 * in TEAM_KEYS, as JSON by remote, in the registry at APP_ORIGIN. The links stand in the summary of the run.
 */
const { APP_ORIGIN, TEAM_KEYS, GITHUB_BASE_REF = 'main', GITHUB_STEP_SUMMARY } = process.env;
if (!APP_ORIGIN || !TEAM_KEYS) {
  console.log('There are no previews: APP_ORIGIN or TEAM_KEYS is not set.');
  process.exit(0);
}

const changed = execFileSync('git', ['diff', '--name-only', `origin/${GITHUB_BASE_REF}...HEAD`], {
  cwd: root,
});
const folders = new Set(
  String(changed)
    .split('\n')
    .map((file) => file.split('/')[0]),
);
const keys = JSON.parse(TEAM_KEYS);
const keyFolder = await mkdtemp(join(tmpdir(), 'members-teams-'));

for (const name of remotes.filter((each) => folders.has(each) && keys[each])) {
  const key = join(keyFolder, `${name}.json`);
  await writeFile(key, JSON.stringify(keys[name]), { mode: 0o600 });
  const publisher = (command) =>
    run(
      process.execPath,
      [
        'registry/dist/publish.mjs',
        command,
        `${name}/dist`,
        '--key',
        key,
        '--url',
        APP_ORIGIN,
        '--why',
        'A pull request',
      ],
      { capture: true },
    );
  const published = await publisher('publish');
  // The same build may have been published by an earlier run.
  if (published.code !== 0 && !published.output.includes('is published already'))
    throw new Error(published.output);
  const { code, output } = await publisher('preview');
  if (code !== 0) throw new Error(output);
  console.log(output);
  if (GITHUB_STEP_SUMMARY) await appendFile(GITHUB_STEP_SUMMARY, `\`\`\`\n${output}\n\`\`\`\n`);
}
