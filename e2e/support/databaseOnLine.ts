import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { startEmbeddedPostgres } from '../../server/src/database/embedded';

export interface DatabaseOnLine {
  /** For a system: its database, and as whom it is brought up to date. */
  variables: { DATABASE_URL: string; MIGRATE_DATABASE_URL: string };
  /** Ends all connections, and each new one at once, as HAProxy does while no node leads. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** A PostgreSQL that a system reaches by a line that can be cut. */
export async function startDatabaseOnLine(dataDir: string): Promise<DatabaseOnLine> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { searchParams, hostname: host, port: ofDatabase } = new URL(postgres.url);
  const socket = searchParams.get('host');
  const place = socket ? { path: `${socket}/.s.PGSQL.${ofDatabase}` } : { host, port: Number(ofDatabase) };
  const open = new Set<Socket>();
  let isCut = false;

  const line = createServer((server) => {
    if (isCut) return void server.destroy();
    const database = connect(place);
    for (const end of [server, database]) {
      open.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        server.destroy();
        database.destroy();
      });
    }
    server.pipe(database).pipe(server);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  const onLine = (address: string) => {
    const { username, password, pathname } = new URL(address);
    return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  };
  const cut = () => {
    isCut = true;
    open.forEach((end) => end.destroy());
  };
  return {
    variables: { DATABASE_URL: onLine(postgres.url), MIGRATE_DATABASE_URL: onLine(postgres.ownerUrl) },
    cut,
    mend: () => void (isCut = false),
    async stop() {
      cut();
      line.close();
      await postgres.stop();
    },
  };
}
