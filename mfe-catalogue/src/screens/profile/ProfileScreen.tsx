import { useCall } from '@members/api-client';
import { showcaseCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { Link, Navigate, useSearchParams } from '@members/mfe-kit/router';
import { Button, Delayed, EmptyState, NavBar } from '@members/ui/core';
import { idOf } from '../../components/idOf';
import { productRatio, squareRatio } from '../../components/ratios';
import { Profile, ProfileSkeleton } from './Profile';

/** /Profile?id&name&adsid (CAT-05 to CAT-07): a product or, with `adsid`, a guide. */
export function ProfileScreen() {
  const [query] = useSearchParams();
  const id = idOf(query.get('id'));
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
  // 'Not found' has been said in a message.
  if (item.error?.kind === 'refused') return <Navigate to={listing} replace />;
  return (
    <>
      <NavBar title={item.data?.name || linkName || title} onBack={goBack} backLabel={t('back')} />
      {item.isPending ? (
        <Delayed label={t('loading')}>
          <ProfileSkeleton ratio={ratio} />
        </Delayed>
      ) : item.data ? (
        <Profile item={item.data} ratio={ratio} />
      ) : (
        <LoadFailed query={item} />
      )}
    </>
  );
}
