import type { RegistryOverview } from '@members/office-contract';
import { FormMessage } from '@members/ui/forms';
import type { ReactNode } from 'react';
import { useRead } from '../calls/queries';
import { useRefusalText } from '../calls/useRefusalText';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { DecideProvider } from './decision/Decide';
import { useReleaseTexts } from './useReleaseTexts';

interface WithOverviewProps {
  title: string;
  back?: ReactNode;
  actions?: ReactNode;
  /** `now` is when it was read, in milliseconds since 1970. */
  children: (overview: RegistryOverview, now: number) => ReactNode;
}

/** A screen about releases: what runs, asked again every three seconds, and the sheet in which operators decide. */
export function WithOverview({ title, back, actions, children }: WithOverviewProps) {
  const { t, time } = useReleaseTexts();
  const refusalText = useRefusalText();
  const read = useRead('registryOverview', {}, { everyMs: 3_000 });
  const { error, data, dataUpdatedAt } = read;
  return (
    <Screen title={title} back={back} actions={actions}>
      {error && data && (
        <FormMessage tone="warn">
          {refusalText(error)} {t('stale', { at: time(dataUpdatedAt) })}
        </FormMessage>
      )}
      <Loaded read={read}>
        {(overview) => (
          <DecideProvider overview={overview}>{children(overview, dataUpdatedAt)}</DecideProvider>
        )}
      </Loaded>
    </Screen>
  );
}
