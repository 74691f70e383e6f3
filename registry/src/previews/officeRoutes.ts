import { defineOfficeRoute, type OfficeRoute, type Operator } from '@members/server/office';
import type { Previews } from './previews';

interface Parts {
  previews: Previews;
  /** Origin of the members' page, for links to previews. */
  appOrigin: string;
}

/** What operators do about previews. */
export function previewOfficeRoutes({ previews, appOrigin }: Parts): OfficeRoute[] {
  const by = ({ name }: Operator, why: string) => ({ actor: { kind: 'operator', name } as const, why });
  return [
    defineOfficeRoute('beginPreview', async ({ params, operator }) => {
      const { name, releaseId, memberId, reason } = params;
      const audience = memberId === undefined ? 'device' : { member: String(memberId) };
      const begun = await previews.begin({ name, releaseId, audience }, by(operator, reason));
      return { ...begun, appOrigin };
    }),
    defineOfficeRoute('endPreview', ({ params: { reason, ...preview }, operator }) =>
      previews.end(preview, by(operator, reason)),
    ),
  ];
}
