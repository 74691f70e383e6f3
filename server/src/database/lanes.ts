import { sql, type ColumnType, type RawBuilder } from 'kysely';

/** Members are spread over so many lanes. The number is in every key of members' rows, so it stays for ever. */
export const laneCount = 64;

/** The lane of a row's member: the first column of the table's keys. It stays. */
export type Lane = ColumnType<number, number, never>;

/** The lane in which everything of a member lies: the first column of the keys of members' rows. */
export const laneOf = (memberId: number): number => memberId % laneCount;

/** The lanes of some members, each once. */
export const lanesOf = (memberIds: readonly number[]): number[] => [...new Set(memberIds.map(laneOf))];

/** All lanes there are. */
export const allLanes: readonly number[] = Array.from({ length: laneCount }, (_, lane) => lane);

/** Lanes that lie together, of which a statement may move the money of members: each lane in one of the groups. */
export type LaneGroups = readonly (readonly number[])[];

/** The place among the groups of the one that has a lane. */
export const groupOf = (groups: LaneGroups, lane: number): number =>
  groups.findIndex((lanes) => lanes.includes(lane));

/** The same of an expression that gives a member's id. */
export const laneOfId = (memberId: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(${memberId} % ${sql.lit(laneCount)})::smallint`;

/**
 * That a lane is one of these, by their values: where tables are spread over machines, a statement finds its machine by
 * them. Beside it, what joins tables compares their lanes too. Of all lanes there is nothing to say.
 */
export const inLanes = (lane: string, lanes: readonly number[]): RawBuilder<boolean> =>
  lanes.length === laneCount ? sql`true` : sql`${sql.ref(lane)} = ANY (${[...lanes]}::smallint[])`;

/** The lane of what is no member's, such as a payment that nobody has claimed yet. */
export const laneOfNobody = 0;
