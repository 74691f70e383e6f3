/** Whether this run's databases keep their lanes on machines of Citus (`TEST_LANE_SHARDS`). */
export const hasLaneShards = Boolean(process.env.TEST_LANE_SHARDS);
/** Whether they keep them in parts, these or hash partitions (`TEST_LANE_PARTITIONS`). */
export const hasLanePartitions = hasLaneShards || Boolean(process.env.TEST_LANE_PARTITIONS);

/** What the second row of a unique key is refused with; over parts by the key of one of them. */
export const violationOf = (key: string) => {
  if (hasLaneShards) return refusalOf(key, `violates unique constraint "${key}_`);
  return hasLanePartitions ? { code: '23505' } : { code: '23505', constraint: key };
};

/** What a constraint of a table by lane refuses with: from another machine comes what it says, and not its name. */
export const refusalOf = (constraint: string, message: string) =>
  hasLaneShards ? { message: expect.stringContaining(message) as string } : { constraint };
