import { freePorts } from '@members/tooling/freePorts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Starts `registryProcess.ts` and waits until it responds. Rejects with its output if it ends instead. */
export async function startRegistryProcess(env: Record<string, string>) {
  const [port, officePort] = await freePorts(2);
  const officeUrl = `http://127.0.0.1:${officePort}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'registry/testing/registryProcess.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      OFFICE_PORT: String(officePort),
      OFFICE_ORIGIN: officeUrl,
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    pid: child.pid!,
    officeUrl,
    async stop(signal: NodeJS.Signals): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}
