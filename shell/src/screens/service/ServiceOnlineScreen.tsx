import { isMissingCall, useCall } from '@members/api-client';
import { supportCalls, type SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { framedLink, LoadFailed, safeLink, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { supportPaths } from '@members/mfe-kit/supportPaths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import { Button, Delayed, EmptyState, NavBar, OpenIcon, Skeleton, SupportIcon } from '@members/ui/core';
import { SitePart } from '../../components/SitePart';
import { ConversationPlace } from './conversation/ConversationPlace';
import styles from './ServiceOnlineScreen.module.css';
import { loadTexts } from './texts';

/** The screen, once its texts are there. */
export async function load() {
  await loadTexts();
  return ServiceOnlineScreen;
}

/**
 * /ServiceOnline: the site's own customer service in a frame, with a way out where it can't be framed (SVC-01, D41). Where
 * there is none, or under `conversation`, it is the conversation in the app (HELP-04).
 */
function ServiceOnlineScreen() {
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      <SitePart heightPx={420}>{(site) => <Online site={site} />}</SitePart>
    </>
  );
}

function Online({ site: { support, takesPostTwins } }: { site: SiteInfo }) {
  const { t: common } = useTexts('common');
  const [query] = useSearchParams();
  const url = support.enabled && safeLink(support.url) ? support.url : null;
  const help = useCall(supportCalls.help, undefined, {
    enabled: support.enabled && takesPostTwins,
    quiet: true,
  });
  const inFrame = url !== null && query.get('conversation') === null;
  if (inFrame) return <Outside url={url} writes={help.data?.conversations === true} />;
  if (!support.enabled || !takesPostTwins) return <SwitchedOff />;
  if (help.data?.conversations) return <ConversationPlace help={help.data} />;
  // A server of before has no conversations.
  if (help.data || (help.isError && isMissingCall(help.error)))
    return url ? <Outside url={url} writes={false} /> : <SwitchedOff />;
  if (help.isError) return <LoadFailed query={help} />;
  return (
    <Delayed label={common('loading')}>
      <Skeleton shape="block" height={320} />
    </Delayed>
  );
}

function SwitchedOff() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  return (
    <EmptyState
      subject="service"
      text={t('service.disabled')}
      action={<Button render={<Link to={paths.home} />}>{common('toHome')}</Button>}
    />
  );
}

/** The address outside of the app; `writes` where there is a conversation in it, too. */
function Outside({ url, writes }: { url: string; writes: boolean }) {
  const { t } = useTexts('shell');
  const { t: own } = useTexts('service');
  const framed = framedLink(url);
  const title = useScreenTitle();
  return (
    <div className={styles.place}>
      {framed ? (
        <iframe
          className={styles.frame}
          src={framed.href}
          title={title}
          sandbox={framed.sandbox}
          referrerPolicy="no-referrer"
        />
      ) : (
        <EmptyState subject="service" text={t('service.outside')} />
      )}
      <Button
        variant="quiet"
        icon={<OpenIcon size={18} />}
        render={
          <a
            href={safeLink(url) ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('service.newWindow')}
          />
        }
      >
        {t('service.newWindow')}
      </Button>
      {writes && (
        <Button
          variant="quiet"
          icon={<SupportIcon size={18} />}
          render={<Link to={supportPaths.conversation} />}
        >
          {own('contact.here')}
        </Button>
      )}
    </div>
  );
}
