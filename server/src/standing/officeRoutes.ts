import { defineOfficeRoute, type OfficeRoute } from '../office';
import type { Standing } from './service';

/** The rules of tiers and credit, and why a member has what they give. */
export function standingOfficeRoutes(standing: Standing): OfficeRoute[] {
  return [
    defineOfficeRoute('standingRules', () => standing.rules()),
    defineOfficeRoute('previewTiers', ({ params: { tiers } }) => standing.preview(tiers)),
    defineOfficeRoute('setStandingRules', ({ params: { reason, ...set }, act }) =>
      standing.set(set, { ...act, reason }),
    ),
    defineOfficeRoute('memberStanding', ({ params: { memberId } }) => standing.explain(memberId)),
    defineOfficeRoute('tiers', async () => {
      const { rules } = await standing.rules();
      return { tiers: rules.tiers.map(({ name }) => name) };
    }),
  ];
}
