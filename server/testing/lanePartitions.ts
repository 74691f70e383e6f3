/** Whether this run's databases keep their lanes in hash partitions (`TEST_LANE_PARTITIONS`). */
export const hasLanePartitions = Boolean(process.env.TEST_LANE_PARTITIONS);

/** What the second row of a unique key is refused with; over partitions by the key of one of them. */
export const violationOf = (key: string) =>
  hasLanePartitions ? { code: '23505' } : { code: '23505', constraint: key };
