import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';
import { makeCertificates } from '../../e2e/support/certificates';
import { browserArguments, origins, type ContainerSite } from '../../e2e/support/installation';
import { createSandbox } from '../../server/src';
import { codeAt } from '../../server/src/operators/secrets';
import { command } from './command';
import { openComposition } from './compose';
import { execIn, type Container } from './container';

const root = resolve(import.meta.dirname, '../..');
const node = ['node', '--import', 'tsx'];
/** Who signs in to the office. */
const name = 'ana';
/** Who runs commands, whose one-time codes are not those of the other. */
const commander = 'bea';
const inviteCode = 'HARBOUR-2026';
const sandboxName = 'pay.provider.test';
const sandboxPorts = { tls: 8084, plain: 8085 };

/**
 * Starts what `compose.yaml` says once more, with three names and TLS that ends at the edge, and runs
 * `e2e/specs/smoke.spec.ts` against it. The sandbox, which `compose.yaml` has not, runs beside the containers.
 */
export async function tryInBrowser(options: {
  /** Where certificates and addresses are written. */
  directory: string;
  variables: Readonly<Record<string, string>>;
  userlist: string;
}): Promise<void> {
  const { directory, variables, userlist } = options;
  const certificates = join(directory, 'tls');
  const sandbox = {
    url: `https://${sandboxName}:${sandboxPorts.tls}`,
    secret: randomBytes(32).toString('hex'),
  };
  const authority = makeCertificates(certificates, [...Object.values(origins), sandbox.url]);
  const authorityFile = '/etc/authority.crt';
  const composition = openComposition({
    variables: {
      ...variables,
      ...{ APP_ORIGIN: origins.app, API_ORIGIN: origins.api, OFFICE_ORIGIN: origins.office },
      TLS_DIR: certificates,
    },
    userlist,
    settings: {
      ...{ SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.secret, FRAME_ORIGINS: sandbox.url },
      NODE_EXTRA_CA_CERTS: authorityFile,
    },
    files: [{ from: join(certificates, 'ca.crt'), to: authorityFile }],
    names: [sandboxName],
  });
  const edge = await composition.start('edge');
  const server = composition.running.get('server-1')!;
  const provider = await createSandbox({
    ...sandbox,
    noticeUrl: `http://${server.address}:8080/payments/sandbox/notice`,
    frameAncestors: [origins.app],
    file: null,
  });
  await provider.listen({ port: sandboxPorts.plain });
  const encrypted = createServer(
    {
      key: readFileSync(join(certificates, 'tls.key')),
      cert: readFileSync(join(certificates, 'tls.crt')),
    },
    (socket) => pipeline(socket, connect(sandboxPorts.plain), socket, () => {}),
  ).listen(sandboxPorts.tls);
  try {
    const operatorCommand = await composition.commandsOf('operator', { OPERATOR: commander });
    const [program, ...before] = operatorCommand;
    const operate = (...args: string[]) => command(program, [...before, ...args]);
    const rights = ['--rights', 'members.change,money.change'];
    const commandCodeSecret = codeSecretIn(
      await operate('operators', 'add', commander, ...rights, '--secrets'),
    );
    const invite = ['--param-code', inviteCode, '--no-max-uses', '--opening-balance', '0'];
    const code = ['--code', codeAt(commandCodeSecret, Date.now())];
    await operate('add-invite-code', ...invite, '--reason', 'The smoke test', ...code);
    const site: ContainerSite = {
      browserArguments: browserArguments(
        { '*.members.test': `${edge.address}:8443`, [sandboxName]: '127.0.0.1' },
        authority,
      ),
      behind: { address: `http://${server.address}:8080`, clock: null },
      plain: `http://${edge.address}:8080`,
      inviteCode,
      rechargeChannel: 'Sandbox transfer',
      bank: { name: 'Harbour Bank', code: 'HARBOUR' },
      ...(await addOperator(server)),
      operatorCommand,
      commandCodeSecret,
      reconcileCommand: [
        ...execIn(server.name),
        ...[...node, 'system/command/operator/main.ts', 'reconcile', '--operator', name, '--json'],
      ],
    };
    const file = join(directory, 'site.json');
    writeFileSync(file, JSON.stringify(site));
    await command(join(root, 'node_modules/.bin/playwright'), ['test', 'smoke', '--workers=1'], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, SMOKE_SITE: file },
    });
  } finally {
    encrypted.close();
    await provider.close();
    await composition.stop();
  }
}

async function addOperator(server: Container): Promise<Pick<ContainerSite, 'operator' | 'codeSecret'>> {
  const add = ['operators', 'add', name, '--roles', 'owner', '--secrets', '--operator', name];
  const printed = await server.run([...node, 'system/command/operator/main.ts', ...add]);
  const [, password = ''] = /Password\s+(\S+)/.exec(printed) ?? [];
  return { operator: { name, password }, codeSecret: codeSecretIn(printed) };
}

const codeSecretIn = (printed: string): string => /otpauth:\S+[?&]secret=(\w+)/.exec(printed)?.[1] ?? '';
