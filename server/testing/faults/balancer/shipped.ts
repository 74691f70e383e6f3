import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, startProgram, type Program } from './programs';

const deploy = fileURLToPath(new URL('../../../../deploy', import.meta.url));

/** A file of `deploy/` with other addresses in it; throws where it has no such line any more. */
export function shipped(file: string, changes: readonly [string, string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(deploy, file), 'utf8'),
  );
}

/** nginx by `deploy/nginx/nginx.conf` on loopback, in front of two servers, behind the proxies of `trusted`. */
export async function startNginx(options: {
  directory: string;
  port: number;
  servers: readonly [number, number];
  /** Where pages and releases are; nowhere unless told. */
  web?: number;
  /** The office: where its page is, and its API unless there too, by which name, and where it is reached without TLS. */
  office?: { at: number; api?: readonly [number, number]; name: string; port: number };
  /** TLS that ends here: its port and the directory of `tls.crt` and `tls.key`. */
  tls?: { port: number; directory: string };
  /** Lines of `trusted.conf`. */
  trusted?: string;
}): Promise<Program> {
  const { directory, port, servers, web = 9, trusted = '', tls } = options;
  const office = options.office ?? { at: 9, name: 'office.invalid', port: 0 };
  const officeApi = office.api ?? [office.at, office.at];
  const home = join(directory, 'nginx');
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o777);
  const file = join(home, 'nginx.conf');
  const text = shipped('nginx/nginx.conf', [
    ['/tmp/', `${home}/`],
    ['access_log /dev/stdout', `access_log ${home}/access.log`],
    ['server server-1:8080', `server 127.0.0.1:${servers[0]}`],
    ['server server-2:8080', `server 127.0.0.1:${servers[1]}`],
    ['server server-1:8086', `server 127.0.0.1:${officeApi[0]}`],
    ['server server-2:8086', `server 127.0.0.1:${officeApi[1]}`],
    ['server web:8080', `server 127.0.0.1:${web}`],
    ['server web:8086', `server 127.0.0.1:${office.at}`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['listen 8086', office.port ? `listen 127.0.0.1:${office.port}` : `listen unix:${home}/office.sock`],
    ['/etc/nginx/trusted/', `${home}/trusted-`],
  ]);
  writeFileSync(join(home, 'trusted-proxies.conf'), trusted);
  writeFileSync(join(home, 'office.conf'), `server_name ${office.name};\n`);
  const encrypted =
    tls &&
    shipped('nginx/tls.conf', [
      ['/etc/nginx/secrets', tls.directory],
      ['listen 8443', `listen 127.0.0.1:${tls.port}`],
    ]);
  writeFileSync(join(home, 'tls.conf'), encrypted ?? '');
  writeFileSync(file, `daemon off;\n${text}`);
  const others = [office.port, tls?.port ?? 0].filter((other) => other > 0);
  return startProgram(findProgram('nginx')!, ['-p', home, '-c', file], [port, ...others]);
}

/** PgBouncer by `deploy/pgbouncer/pgbouncer.ini` on loopback, in front of the database of `url`. */
export async function startPgbouncer(options: {
  directory: string;
  port: number;
  url: string;
}): Promise<Program> {
  const { directory, port } = options;
  const url = new URL(options.url);
  const host = url.searchParams.get('host') ?? url.hostname;
  const file = join(directory, 'pgbouncer.ini');
  const login = `user=${url.username} password=${url.password}`;
  const text = shipped('pgbouncer/pgbouncer.ini', [
    ['host=postgres port=5432 dbname=members', `host=${host} port=${url.port} dbname=members ${login}`],
    ['listen_addr = *', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256', 'auth_type = any'],
    ['auth_file = /etc/pgbouncer/secrets/userlist.txt\n', ''],
  ]);
  writeFileSync(file, text);
  chmodSync(file, 0o644);
  return startProgram(findProgram('pgbouncer')!, [file], [port]);
}
