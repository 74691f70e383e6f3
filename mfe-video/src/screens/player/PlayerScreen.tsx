import { useCall } from '@members/api-client';
import { memberCalls, videoCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { useSearchParams } from '@members/mfe-kit/router';
import { Delayed, NavBar } from '@members/ui/core';
import { PlayerSkeleton } from './PlayerSkeleton';
import { WatchVideo } from './WatchVideo';

/** /PlayVideo?id (PLAY-01 to PLAY-08). Another id is another player. */
export function PlayerScreen() {
  const { t } = useTexts('common');
  const [query] = useSearchParams();
  const id = Number(query.get('id'));
  const video = useCall(videoCalls.video, { id });
  const member = useCall(memberCalls.member);
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.videos)} backLabel={t('back')} />
      {video.isError && !video.data ? (
        <LoadFailed query={video} />
      ) : member.isError && !member.data ? (
        <LoadFailed query={member} />
      ) : video.data && member.data ? (
        <WatchVideo key={id} video={video.data} member={member.data} />
      ) : (
        <Delayed label={t('loading')}>
          <PlayerSkeleton />
        </Delayed>
      )}
    </>
  );
}
