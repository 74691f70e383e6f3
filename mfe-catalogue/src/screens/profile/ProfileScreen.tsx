import { useCall } from '@members/api-client';
import { showcaseCalls, type ShowcaseItem } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer, LoadFailed, safeLink, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, Navigate, useNavigate, useSearchParams } from '@members/mfe-kit/router';
import {
  Button,
  Card,
  Delayed,
  EmptyState,
  NavBar,
  ScreenBody,
  Skeleton,
  StickyBar,
  SupportIcon,
} from '@members/ui/core';
import { useState } from 'react';
import { listedItem } from '../../components/listedItem';
import { parseId } from '../../components/parseId';
import { productRatio } from '../../components/ShowcaseGrid';
import { Pictures, ThumbsSkeleton } from './Pictures';
import styles from './ProfileScreen.module.css';

/** A portrait on its own page is cut to a square, so that the words under it are visible without scrolling. */
const squareRatio = '1 / 1';

/** /Profile?id&name&adsid (CAT-05 to CAT-07): a product or, with `adsid`, a guide. */
export function ProfileScreen() {
  const [query] = useSearchParams();
  const id = parseId(query.get('id'));
  const isGuide = query.has('adsid');
  const listing = isGuide ? paths.cities : paths.showcase;
  if (id === null) return <NoProfile listing={listing} />;
  const ratio = isGuide ? squareRatio : productRatio;
  return <ProfileOf key={id} id={id} linkName={query.get('name')} ratio={ratio} listing={listing} />;
}

/** An address without an id. */
function NoProfile({ listing }: { listing: string }) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(listing)} backLabel={common('back')} />
      <EmptyState
        drawing="search"
        text={common('noData')}
        action={
          <Button render={<Link to={listing} replace />}>
            {t(listing === paths.cities ? 'title.cities' : 'title.showcase')}
          </Button>
        }
      />
    </>
  );
}

interface Props {
  id: number;
  /** The name in the address, in the language in which the link was made: it stands until the name is there. */
  linkName: string | null;
  ratio: string;
  /** Where a profile that nobody has leads, and back from a deep link. */
  listing: string;
}

function ProfileOf({ id, linkName, ratio, listing }: Props) {
  const { t } = useTexts('common');
  const title = useScreenTitle();
  const goBack = useGoBack(listing);
  const item = useCall(showcaseCalls.showcaseItem, { id });
  const shown = item.data ?? (item.isPending ? listedItem(id) : undefined);
  // The shell has told the member that it was not found.
  if (item.error?.kind === 'refused') return <Navigate to={listing} replace />;
  return (
    <>
      <NavBar title={shown?.name || linkName || title} onBack={goBack} backLabel={t('back')} />
      {shown ? (
        <Profile item={shown} ratio={ratio} pending={item.isPending} />
      ) : item.isPending ? (
        <Delayed label={t('loading')}>
          <ProfileSkeleton ratio={ratio} />
        </Delayed>
      ) : (
        <LoadFailed query={item} />
      )}
    </>
  );
}

/** Pictures, title and description of a product or a guide (CAT-05). */
function Profile({ item, ratio, pending }: { item: ShowcaseItem; ratio: string; pending: boolean }) {
  return (
    <div className={styles.page}>
      <ScreenBody className={styles.body}>
        {item.imageUrls.length > 0 && (
          <Pictures id={item.id} name={item.name} urls={item.imageUrls} ratio={ratio} pending={pending} />
        )}
        <Card padding="l">
          <h2 className={styles.title}>{item.subtitle}</h2>
          {item.price && <p className={styles.price}>{item.price}</p>}
          <p className={styles.text}>{item.content}</p>
        </Card>
      </ScreenBody>
      <ActionBar item={item} />
    </div>
  );
}

function ProfileSkeleton({ ratio }: { ratio: string }) {
  return (
    <ScreenBody>
      <div className={styles.pictures}>
        <Skeleton shape="block" ratio={ratio} />
        <ThumbsSkeleton />
      </div>
      <Card padding="l">
        <h2 className={styles.title}>
          <Skeleton width="60%" />
        </h2>
        <p className={styles.text}>
          <Skeleton width="95%" />
          <Skeleton width="80%" />
        </p>
      </Card>
    </ScreenBody>
  );
}

const Counselor = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);

/** What the operator has the button do: nothing, to lead to customer service, or to lead elsewhere (OFC-82). */
function ActionBar({ item: { button, buttonLabel } }: { item: ShowcaseItem }) {
  const { t } = useTexts('mfe-catalogue');
  if (button === 'none') return null;
  if (!button || button === 'service') return <ContactBar label={buttonLabel || t('profile.contact')} />;
  const href = /^\/\w/.test(button) ? null : safeLink(button);
  return (
    <StickyBar>
      <Button
        block
        size="l"
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- Button puts its children in
        render={href ? <a href={href} target="_blank" rel="noopener noreferrer" /> : <Link to={button} />}
      >
        {buttonLabel || t('profile.more')}
      </Button>
    </StickyBar>
  );
}

/** Contact is a message that leads to customer service; a guide can't be written to or called (CAT-06, CAT-07). */
function ContactBar({ label }: { label: string }) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <StickyBar>
      <Button block size="l" icon={<SupportIcon size={20} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Counselor
        open={open}
        onOpenChange={setOpen}
        title={t('profile.counselor')}
        description={t('profile.counselorText')}
        cancelLabel={common('close')}
        confirmLabel={t('cities.contact')}
        onConfirm={() => {
          setOpen(false);
          navigate(paths.service);
        }}
      />
    </StickyBar>
  );
}
