import type { ColumnType } from 'kysely';

export interface ViolationTables {
  violations: {
    id: ColumnType<string, never, never>;
    /** The remote whose script did it, `shell` for the shell's, `` where the browser names none. */
    remote: string;
    /** The release of the remote. */
    release: string;
    directive: string;
    blocked: string;
    source: string;
    reports: number;
    first_at: Date;
    last_at: Date;
  };
}
