import { createBroadcasts } from '../../server/src/broadcasts';
import { createStanding } from '../../server/src/standing';
import type { TestOffice } from '../../server/testing/createTestOffice';
import type { GrownServer } from '../../server/testing/load';
import { ask, timed } from './measure';

/** What is done for every member: tiers are shown before they hold, hold, are swept again, and all are told of something. */
export async function measureForAll(
  { database, now, later }: GrownServer,
  office: TestOffice,
): Promise<Record<string, number>> {
  const nothing = { rechargedMinor: 0, memberDays: 0, mailConfirmed: false, cardBound: false };
  const conditions = [
    nothing,
    { ...nothing, cardBound: true },
    { ...nothing, cardBound: true, mailConfirmed: true },
  ];
  const preview = await timed(() => ask(office, 'previewTiers', { tiers: JSON.stringify(conditions) }));
  const { version, rules } = await ask(office, 'standingRules', {});
  const tiers = conditions.map((needs) => ({ ...rules.tiers[0]!, ...needs }));
  await ask(office, 'setStandingRules', { version, rules: { ...rules, tiers }, reason: 'measured' });
  const sweep = () => createStanding({ database, now }).sweep();
  const swept = await timed(sweep);
  later(6 * 60_000);
  const sweptAgain = await timed(sweep);
  const text = { en_us: 'News', zh_cn: '', es_spa: '', ms_my: '', vn_vn: '', ko_ko: '' };
  await ask(office, 'sendBroadcast', { aboutPlay: true, name: text, text, audience: {} });
  const { tellNext } = createBroadcasts({ database, now });
  const told = await timed(async () => {
    while (await tellNext());
  });
  return {
    'Tiers shown before they hold': preview,
    'New tiers given to all': swept,
    'A sweep that changes nothing': sweptAgain,
    'All told by a broadcast': told,
  };
}
