import { useSiteInfo } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Card, Delayed, Skeleton } from '@members/ui/core';
import { LoadFailed } from '../LoadFailed';
import { SafeHtml } from '../SafeHtml';

/** HOME-09: the `about` text. */
export function TermsTab() {
  const { t } = useTexts('common');
  const site = useSiteInfo();
  if (site.isError) return <LoadFailed query={site} />;
  if (!site.data)
    return (
      <Delayed label={t('loading')}>
        <Skeleton shape="block" height={280} />
      </Delayed>
    );
  return (
    <Card>
      <SafeHtml html={site.data.about} />
    </Card>
  );
}
