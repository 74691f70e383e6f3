import type { CheckedParams, memberKeys, OfficeAnswer } from '@members/office-contract';
import { selectByEnding } from '../bankCards';
import type { CardNumbers } from '../cardNumbers';
import type { Reader } from '../database';
import { selectOrderOwner } from '../lottery';
import { selectRechargeOwners } from '../recharge';
import { selectWithdrawalOwner } from '../withdrawals';
import * as store from './findStore';
import { dayEnd, dayStart, pauseEnd, stateOf } from './shown';

const pageSize = 50;
/** Of ten thousand endings each has so many cards at the most that a list of all of them is of use. */
const mostEndings = 200;
/** What a name is after, in what asks for the next page. */
const nameMark = 'name ';

type Key = (typeof memberKeys)[number];
type Row = OfficeAnswer<'members'>['rows'][number];

/** What a text can be, by its form. */
const forms: Readonly<Record<Key, RegExp>> = {
  name: /^[A-Za-z0-9-]{1,30}$/,
  number: /^[1-9]\d{0,14}$/,
  card: /^\d{4}$/,
  order: /^[1-9]\d{0,14}$/,
  recharge: /^[1-9]\d{0,14}$/,
  withdrawal: /^[1-9]\d{0,14}$/,
  reference: /^\S{6,100}$/,
  mail: /^\S+@\S+$/,
};

export interface FindDependencies {
  reader: Reader;
  cardNumbers: CardNumbers;
  now: () => Date;
}

/** Finds members by whatever an operator has in hand, each by an index of its own. */
export function createFind({ reader, cardNumbers, now }: FindDependencies) {
  /** A page of members: all of them, or those that a text finds. */
  async function list(params: CheckedParams<'members'>): Promise<OfficeAnswer<'members'>> {
    const { find = '', by, after, from, to, paused, ...rest } = params;
    const filter = {
      ...rest,
      paused: paused === 'yes',
      from: from === undefined ? undefined : dayStart(from),
      until: to === undefined ? undefined : dayEnd(to),
      now: now(),
    };
    if (find === '') {
      const before = after === undefined ? undefined : Number(after) || 0;
      const rows = await store.selectNewest(reader, { ...filter, before, limit: pageSize + 1 });
      return pageOf(rows.map(shown([])), (last) => String(last.id));
    }
    const keys = by ? [by] : (Object.keys(forms) as Key[]).filter((key) => forms[key].test(find));
    const exact = after === undefined ? await findExact(find, keys) : new Map<number, Key[]>();
    const found = await store.selectByNumbers(reader, { ...filter, ids: [...exact.keys()] });
    const named =
      keys.includes('name') && forms.name.test(find)
        ? await store.selectByName(reader, {
            ...filter,
            prefix: find,
            after: after?.slice(nameMark.length),
            limit: pageSize + 1,
          })
        : [];
    const page = pageOf(
      named.map((row) => shown([...(exact.get(row.id) ?? []), 'name'])(row)),
      (last) => nameMark + last.username.toLowerCase(),
    );
    const inPage = new Set(page.rows.map(({ id }) => id));
    const others = found.filter(({ id }) => !inPage.has(id));
    return { ...page, rows: [...others.map((row) => shown(exact.get(row.id)!)(row)), ...page.rows] };
  }

  /** Members that a text names by something other than the beginning of their name, with what it was. */
  async function findExact(text: string, keys: readonly Key[]): Promise<Map<number, Key[]>> {
    const number = Number(text) || 0;
    const ways: Readonly<Partial<Record<Key, () => Promise<(number | null)[]>>>> = {
      number: async () => [number],
      card: () =>
        selectByEnding(reader, { endings: cardNumbers.endingsOf(text.slice(-4)), limit: mostEndings }),
      order: async () => [await selectOrderOwner(reader, number)],
      recharge: () => selectRechargeOwners(reader, { id: number }),
      withdrawal: async () => [await selectWithdrawalOwner(reader, number)],
      reference: () => selectRechargeOwners(reader, { reference: text }),
      mail: () => store.selectByMail(reader, text),
    };
    const found = new Map<number, Key[]>();
    await Promise.all(
      keys.map(async (key) => {
        if (!forms[key].test(text)) return;
        for (const id of (await ways[key]?.()) ?? [])
          if (id !== null) found.set(id, [...(found.get(id) ?? []), key]);
      }),
    );
    return found;
  }

  return { list };
}

const shown =
  (foundBy: Key[]) =>
  ({ status, closedAt, registeredAt, pausedUntil, ...row }: store.FoundMember): Row => ({
    ...row,
    state: stateOf({ status, closedAt }),
    registeredAt: registeredAt.toISOString(),
    pausedUntil: pauseEnd(pausedUntil),
    foundBy,
  });

function pageOf(rows: Row[], next: (last: Row) => string): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? next(page.at(-1)!) : null };
}
