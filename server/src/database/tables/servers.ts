export interface ServerTables {
  /** Servers that run: each writes its row every few seconds, and takes it away when it stops. */
  servers: {
    /** Random, of the process. */
    id: string;
    /** Of the machine. */
    name: string;
    release: string;
    started_at: Date;
    seen_at: Date;
    /** Members who have the stream of a game open here. */
    streams: number;
    /** Of the disk of its data directory. */
    disk_free_bytes: number;
    disk_size_bytes: number;
  };
  /** When something that has to be done from time to time was done last. */
  chores: { name: 'backup' | 'restore'; done_at: Date };
}
