export interface RateLimitTables {
  request_counts: {
    /** The limit and its key: an address or a member. */
    name: string;
    /** Minutes since 1970. */
    minute: string;
    requests: number;
  };
}
