import { Card } from '@members/ui/core';
import { SafeHtml } from '../SafeHtml';
import { SitePart } from '../SitePart';

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
