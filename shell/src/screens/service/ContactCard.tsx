import { useSession } from '@members/api-client';
import type { AnswerOf, SiteInfo, supportCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, safeLink } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { supportPaths } from '@members/mfe-kit/supportPaths';
import { Link } from '@members/mfe-kit/router';
import { Button, Card, SupportIcon } from '@members/ui/core';
import { HoursLine } from './HoursLine';
import styles from './ServiceScreen.module.css';

interface ContactCardProps {
  support: SiteInfo['support'];
  /** What the server says of its help page; null where it has none. */
  help: AnswerOf<typeof supportCalls.help> | null;
  title?: string;
}

/**
 * The ways to customer service: the conversation in the app, and the site's address outside of it. Where there is neither,
 * a press says that it is switched off (SVC-02).
 */
export function ContactCard({ support: { enabled, url }, help, title }: ContactCardProps) {
  const { t } = useTexts('shell');
  const { t: own } = useTexts('service');
  const session = useSession();
  const href = enabled ? safeLink(url) : null;
  const writes = help?.conversations === true;
  const mayWrite = writes && (session !== null || help.visitors);
  const outside = () => {
    if (href) window.open(href, '_blank', 'noopener,noreferrer');
    else announce(t('service.disabled'));
  };
  return (
    <Card className={styles.contact}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <p>{t('service.text')}</p>
      {writes && (
        <div className={styles.hours}>
          <HoursLine help={help} />
        </div>
      )}
      {writes && (
        <Button
          block
          icon={<SupportIcon size={20} />}
          render={
            <Link
              to={mayWrite ? supportPaths.conversation : paths.login}
              state={{ returnTo: supportPaths.conversation }}
            />
          }
        >
          {own(mayWrite ? 'contact.write' : 'contact.login')}
        </Button>
      )}
      {(href || !writes) && (
        <Button
          block
          variant={writes ? 'secondary' : 'primary'}
          {...(!writes && { icon: <SupportIcon size={20} /> })}
          onClick={outside}
        >
          {t('service.contact')}
        </Button>
      )}
    </Card>
  );
}
