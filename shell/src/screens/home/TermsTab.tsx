import { Card } from '@members/ui/core';
import { SafeHtml } from '../../components/SafeHtml';
import { SitePart } from '../../components/SitePart';

/** HOME-09: the `about` text. */
export function TermsTab() {
  return (
    <SitePart heightPx={280}>
      {({ about }) => (
        <Card>
          <SafeHtml html={about} />
        </Card>
      )}
    </SitePart>
  );
}
