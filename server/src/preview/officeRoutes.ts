import { defineOfficeRoute, type OfficeRoute } from '../office';
import { recordOperation } from '../operatorLog';
import type { Database } from '../database';
import type { PreviewTokens } from './tokens';

export interface PreviewDependencies {
  database: Database;
  tokens: PreviewTokens;
  appOrigin: string;
}

/** Lets an operator look at the app with drafts in the place of what is published. */
export function previewOfficeRoutes({ database, tokens, appOrigin }: PreviewDependencies): OfficeRoute[] {
  return [
    defineOfficeRoute('startPreview', async ({ operator, act }) => {
      const { token, until } = tokens.issue(operator.name, act.now);
      await database.transaction((transaction) =>
        recordOperation(transaction, {
          ...act,
          action: 'preview started',
          subject: `until ${until.toISOString()}`,
        }),
      );
      return { address: `${appOrigin}/preview/${token}`, until: until.toISOString() };
    }),
  ];
}
