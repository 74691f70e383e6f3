import {
  example,
  formatTable,
  wholeNumber,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { releaseId as idOf } from '@members/mfe-kit/release';
import { calculateJwkThumbprint } from 'jose';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { readKey, signJson } from '../src/log/signing';
import type { NewPreview } from '../src/previews/previews';
import { officeAddress, readJson, registryAddress, send } from './addresses';
import { callRegistry, sendDecision } from './callRegistry';
import { findReleaseId, findRemote } from './findRelease';
import { describeAudience, formatTime } from './formats';
import { codeOption, officeOption, registryOption, releaseHelp, remoteHelp, whyOption } from './options';

/** Shows somebody a release that was published and isn't active, and ends that. */
export function addPreviews(program: CommandUnknownOpts, terminal: Terminal): void {
  const { env, print } = terminal;
  const registryAt = (url: string | undefined) => ({ address: officeAddress(url, env), env });
  program
    .command('preview')
    .description(
      'makes a link and a QR code that run a published release on one device, or for one member, for a day',
    )
    .argument('<remote>', remoteHelp)
    .argument('<release>', releaseHelp)
    .option(
      '--member <id>',
      'runs on any device, for the member with this id, instead of on the first device',
      wholeNumber({ min: 1 }),
    )
    .option(
      '--page <origin>',
      'the members’ page, e.g. https://m.example.com; else APP_ORIGIN, or this machine',
    )
    .addOption(whyOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery latest --why "the new odds table, on my phone"'))
    .action(async (remote, release, { member, page, why, code, url }) => {
      const overview = await callRegistry(registryAt(url), 'registryOverview', {});
      const releaseId = findReleaseId(findRemote(overview, remote), release);
      const params = { name: remote, releaseId, reason: why, ...(member && { memberId: member }) };
      const preview = await sendDecision({ ...registryAt(url), code }, 'beginPreview', params);
      await printPreview(terminal, registryAddress(page, env), preview);
      print(`To end it before: npm run registry -- previews end ${preview.id} --why "…"`);
    });
  const previews = program
    .command('previews')
    .description('previews that are not over')
    .addHelpText('after', example('list'));
  previews
    .command('list')
    .description('lists them')
    .addOption(officeOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const overview = await callRegistry(registryAt(url), 'registryOverview', {});
      const rows = overview.previews.map(({ id, name, releaseId: release, audience, isTaken, until }) => [
        id,
        name,
        release,
        describeAudience(audience) + (isTaken ? ', taken' : ''),
        `until ${formatTime(until)}`,
      ]);
      print(formatTable(rows, 'There are no previews.'));
    });
  previews
    .command('end')
    .description('ends one at once')
    .argument('<id>', 'as previews list shows it')
    .addOption(whyOption)
    .addOption(officeOption)
    .addHelpText('after', example('0a1b2c3d4e5f --why "seen"'))
    .action(async (id, { why, url }) => {
      const { previews: open } = await callRegistry(registryAt(url), 'registryOverview', {});
      const name = open.find((each) => each.id === id)?.name;
      if (name === undefined) throw new Error(`There is no preview ${id}.`);
      await callRegistry(registryAt(url), 'endPreview', { name, id, reason: why });
      print(`Preview ${id} is over.`);
    });
}

/** A team's own preview of a build that it has published, for those whom the registry lets run own builds. */
export function addTeamPreview(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command('preview')
    .description(
      'makes a link and a QR code that run a published build for a day, for those who may run own builds',
    )
    .argument('<build>', 'the folder with its remote.json')
    .requiredOption('--key <file>', 'the team’s key')
    .option('--why <text>', 'what is to be seen; it stands in the log')
    .addOption(registryOption)
    .addHelpText('after', example('dist --key team.json --url https://m.example.com'))
    .action(async (build, { key: keyFile, why, url }) => {
      const file = join(resolve(build), 'remote.json');
      if (!existsSync(file))
        throw new Error(`${resolve(build)} holds no remote.json, so it is no built remote.`);
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Parameters<typeof idOf>[0] & {
        name: string;
      };
      const key = await readKey(keyFile);
      if (!key) throw new Error(`There is no key in ${keyFile}.`);
      const { name } = manifest;
      const statement = { name, preview: idOf(manifest), issuedAt: new Date().toISOString(), why };
      const asked = await signJson(statement, key, { kid: await calculateJwkThumbprint(key.publicJwk) });
      const address = registryAddress(url, terminal.env);
      const response = await send(address, '/registry/previews/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ asked }),
      });
      await printPreview(terminal, address, await readJson<NewPreview>(response, address));
    });
}

/** Prints the link and its QR code; for a page on this machine, that by which a phone in the same network reaches it. */
async function printPreview({ print }: Terminal, page: string, preview: NewPreview): Promise<void> {
  const { name, releaseId: release, token, path, until } = preview;
  const linkAt = (origin: string) => `${origin}/?preview=${name}~${token}#${path}`;
  const near = isLocal(page) ? await inNetwork(page) : null;
  print(`${name} ${release} until ${formatTime(until)}:\n`);
  print(`  ${linkAt(page)}`);
  if (near) print(`  ${linkAt(near)}   for a phone in the same network`);
  print(`\n${renderUnicodeCompact(linkAt(near ?? page))}`);
  if (isLocal(page) && !near)
    print(
      'A phone in the same network reaches this machine where it listens there: HOST=0.0.0.0 npm start, in a demonstration with DEMO=1 too.',
    );
}

const isLocal = (origin: string) => ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

/** The page by this machine's address in its network; null where it doesn't answer there. */
async function inNetwork(page: string): Promise<string | null> {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const { family, internal, address } of addresses) {
    if (family !== 'IPv4' || internal) continue;
    const origin = Object.assign(new URL(page), { hostname: address }).origin;
    const answer = await fetch(`${origin}/registry.jws`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    if (answer?.ok) return origin;
  }
  return null;
}
