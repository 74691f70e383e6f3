import { useGameState } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Delayed, NavBar, ScreenBody, VisuallyHidden } from '@members/ui/core';
import { useEffect } from 'react';
import { LotterySkeleton } from './LotterySkeleton';
import styles from './LotteryScreen.module.css';
import { OpenLottery } from './OpenLottery';

/** /Lottery?key&id (LOT-01 to LOT-23). A game that is closed or unknown leads back to /Game (D34). */
export function LotteryScreen() {
  const { t: common } = useTexts('common');
  const [query] = useSearchParams();
  const state = useGameState({ key: query.get('key') ?? '' }, { staleTime: 0 });
  const title = useScreenTitle();
  const back = useGoBack(paths.games);
  const navigate = useNavigate();
  const refused = state.error?.kind === 'refused';
  useEffect(() => {
    if (refused) navigate(paths.games, { replace: true });
  }, [refused, navigate]);
  return (
    <div className={styles.screen}>
      <NavBar
        title={
          state.data ? (
            <>
              {state.data.name}
              <VisuallyHidden>{` · ${title}`}</VisuallyHidden>
            </>
          ) : (
            title
          )
        }
        onBack={back}
        backLabel={common('back')}
      />
      {state.data ? (
        <OpenLottery key={state.data.key} state={state.data} answeredAt={state.dataUpdatedAt} />
      ) : state.isError && !refused ? (
        <LoadFailed query={state} />
      ) : (
        <Delayed label={common('loading')}>
          <ScreenBody>
            <LotterySkeleton />
          </ScreenBody>
        </Delayed>
      )}
    </div>
  );
}
