import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import type { TestDatabase } from './createTestDatabase';
import { withDatabase } from './administer';
import type { Nodes } from './nodes';

/** Whether gates can stand before workers: the coordinator is on this machine, and reaches what listens here. */
export const hasGates = (nodes: Nodes): boolean =>
  nodes.length > 1 && ['127.0.0.1', 'localhost'].includes(new URL(nodes[0]).hostname);

/**
 * Gates between the coordinator and its workers, for one database of its own. A transaction of several machines has two
 * phases: each worker prepares, the coordinator commits, and then tells them to. A gate stops what comes to its worker
 * between the two.
 */
export interface WorkerGates {
  /** What tells a worker to commit the next transaction waits until `open`. */
  holdSecondPhase(): Promise<void>;
  /**
   * What tells workers to commit what is done meanwhile is lost with the connections, and nobody tells them again until
   * `open`.
   */
  loseSecondPhase<Result>(during: () => Promise<Result>): Promise<Result>;
  /** Everything passes, and Citus has looked after what was lost. */
  open(): Promise<void>;
  /** The names of what workers have prepared. */
  prepared(): Promise<string[]>;
  /** Until somebody waits for a lock at a worker. */
  lockIsAwaited(): Promise<void>;
  close(): Promise<void>;
}

interface Shut {
  how: 'hold' | 'lose';
  /** Connections on which something came before the second phase, which comes on some of them. */
  began: Set<Socket>;
  opened: Promise<void>;
  open(): void;
}

export async function createWorkerGates(database: TestDatabase, nodes: Nodes): Promise<WorkerGates> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const sockets = new Set<Socket>();
  let shut: Shut | null = null;
  const workers = nodes
    .slice(1)
    .map((node) => new Pool({ connectionString: withDatabase(node, name), max: 1 }));
  const preparedAt = async (worker: Pool) => {
    const { rows } = await worker.query<{ gid: string }>(
      'SELECT gid FROM pg_prepared_xacts WHERE database = current_database()',
    );
    return rows.map(({ gid }) => gid);
  };
  // Citus looks after what is prepared when this transaction lets it.
  const recovery = new Client({ connectionString: database.ownerUrl });
  await recovery.connect();
  const coordinator = new Pool({ connectionString: database.ownerUrl, max: 1 });
  /** Whether the coordinator has committed what a worker has only prepared. */
  async function isBetweenPhases(worker: Pool): Promise<boolean> {
    const prepared = await preparedAt(worker);
    if (prepared.length === 0) return false;
    const { rows } = await coordinator.query('SELECT FROM pg_dist_transaction WHERE gid = ANY ($1)', [
      prepared,
    ]);
    return rows.length > 0;
  }

  const gates = nodes.slice(1).map((node, index) => {
    const { hostname, port } = new URL(node);
    return createServer((client) => {
      const worker = connect(Number(port), hostname);
      let last = Promise.resolve();
      const pass = async (chunk: Buffer) => {
        const at = shut;
        if (at && !(await isBetweenPhases(workers[index]!))) at.began.add(client);
        else if (at?.began.has(client)) {
          if (at.how === 'lose') return void client.destroy();
          // The others pass: a transaction is held, and not the worker.
          at.began.clear();
          await at.opened;
        }
        worker.write(chunk);
      };
      client.on('data', (chunk) => {
        last = last.then(() => pass(chunk)).catch(() => void client.destroy());
      });
      worker.pipe(client);
      for (const [socket, other] of [
        [client, worker],
        [worker, client],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      }
    });
  });
  await Promise.all(
    gates.map((gate) => new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))),
  );
  const gatePorts = gates.map((gate) => (gate.address() as AddressInfo).port);
  const workerPorts = nodes.slice(1).map((node) => Number(new URL(node).port));
  /** Has the coordinator reach its workers at other ports. */
  async function lead(from: readonly number[], to: readonly number[]): Promise<void> {
    for (const [index, port] of from.entries())
      await database.owner.statement(sql`
        SELECT citus_update_node(nodeid, nodename, ${to[index]!}::integer) FROM pg_dist_node
        WHERE groupid <> 0 AND nodeport = ${port}`);
  }
  await lead(workerPorts, gatePorts);
  // Until Citus has told the workers, which is a transaction of several machines itself.
  for (let told = false; !told;) {
    const [all] = await database.owner.statement(
      sql<{ told: boolean }>`SELECT bool_and(metadatasynced) AS told FROM pg_dist_node`,
    );
    told = all!.told;
  }

  async function shutGates(how: Shut['how']): Promise<void> {
    await recovery.query('BEGIN');
    await recovery.query('SELECT recover_prepared_transactions()');
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    shut = { how, began: new Set(), opened, open };
  }

  async function open(): Promise<void> {
    if (!shut) return;
    shut.open();
    shut = null;
    await recovery.query('COMMIT');
    await recovery.query('SELECT recover_prepared_transactions()');
  }

  return {
    holdSecondPhase: () => shutGates('hold'),
    async loseSecondPhase(during) {
      await shutGates('lose');
      const result = await during();
      shut?.began.clear();
      return result;
    },
    open,
    prepared: async () => (await Promise.all(workers.map(preparedAt))).flat(),
    async lockIsAwaited() {
      const waiting = async (worker: Pool) =>
        (
          await worker.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).rows.length > 0;
      while (!(await Promise.all(workers.map(waiting))).includes(true));
    },
    async close() {
      await open();
      await lead(gatePorts, workerPorts);
      await Promise.all([recovery, coordinator, ...workers].map((client) => client.end()));
      for (const gate of gates) gate.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
