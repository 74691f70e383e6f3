import type { Database } from '../../src/database';
import type { ServerProcess } from '../load';

/** What the parts of a fault run work with. */
export interface Stage {
  database: Database;
  servers: ServerProcess[];
  startServer(port?: number): Promise<ServerProcess>;
  /** SIGKILLs PostgreSQL's main process and starts it again on the same cluster. */
  killPostgres(): Promise<void>;
}
