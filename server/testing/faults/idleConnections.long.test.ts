import { calls } from '@members/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '..';
import { startServer } from '../load';

const idle = process.env.SECURITY_LONG ? 10_000 : 500;
const atOnce = 250;

const opening = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket)).once('error', reject);
  });

test(`${idle} connections that ask nothing keep nobody from being answered (OPS-02)`, async () => {
  const database = await createTestDatabase({ own: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'members-idle-'));
  const server = await startServer({ databaseUrl: database.url, dataDir });
  const sockets: Socket[] = [];
  try {
    while (sockets.length < idle)
      sockets.push(...(await Promise.all(Array.from({ length: atOnce }, () => opening(server.port)))));
    const answer = await fetch(`http://127.0.0.1:${server.port}/api${calls.notices.path}`);
    expect([sockets.length, answer.status]).toEqual([idle, 200]);
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.kill();
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
}, 300_000);
