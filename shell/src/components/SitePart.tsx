import { useCall } from '@members/api-client';
import { siteCalls, type SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import type { ReactNode } from 'react';

interface Props {
  /** Of what is about to be there. */
  heightPx: number;
  children: (site: SiteInfo) => ReactNode;
}

/** Something of the site's information, when it is there. */
export function SitePart({ heightPx, children }: Props) {
  const { t } = useTexts('common');
  const site = useCall(siteCalls.siteInfo);
  if (site.isError) return <LoadFailed query={site} />;
  if (site.data) return children(site.data);
  return (
    <Delayed label={t('loading')}>
      <Skeleton shape="block" height={heightPx} />
    </Delayed>
  );
}
