export interface RecoveryTables {
  /** Links by which members set a new login password, by SHA-256 of their token; of a member the last one alone is good. */
  password_links: { token_hash: Buffer; member_id: number; made_at: Date; expires_at: Date };
}
