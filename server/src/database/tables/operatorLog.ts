export interface OperatorLogTables {
  operator_log: {
    /** Numbered from 1 without gaps. */
    id: number;
    operator: string;
    action: string;
    subject: string;
    /** JSON, as it went into the hash. */
    details: string;
    at: Date;
    /** Of the line before; 32 zero bytes for the first. */
    previous_hash: Buffer;
    hash: Buffer;
    /** HMAC-SHA-256 of the hash by a key outside the database; empty in lines from before. */
    mac: Buffer;
  };
}
