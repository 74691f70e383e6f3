import { useCall } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer, LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate, useSearchParams } from '@members/mfe-kit/router';
import {
  ControlIcon,
  Delayed,
  IconButton,
  NavBar,
  ScreenBody,
  Skeleton,
  VerifiedIcon,
  VisuallyHidden,
} from '@members/ui/core';
import { useEffect } from 'react';
import { CuesSwitch } from '../../components/CuesSwitch';
import { controlAddress, ControlLayer, useControlSheet } from '../../control/ControlLayer';
import { PlayReminder } from '../../control/PlayReminder';
import { useAddressSheet } from '@members/mfe-kit/useAddressSheet';
import { OptionsSkeleton } from './BetOptions';
import styles from './LotteryScreen.module.css';
import { OpenLottery } from './OpenLottery';

const OddsSheet = lazyLayer(async () => (await import('../../odds/OddsSheet')).OddsSheet);
const RulesSheet = lazyLayer(async () => (await import('../../rules/RulesSheet')).RulesSheet);

/**
 * /Lottery?key&id, with ?sheet=odds, ?sheet=rules and ?control=1 (LOT-01 to LOT-23). A game that is closed or unknown leads back to
 * /Game (D34).
 */
export function LotteryScreen() {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const sheet = useAddressSheet('sheet');
  const control = useControlSheet();
  const [query] = useSearchParams();
  // Not kept: a countdown from an earlier visit would be wrong until the new answer.
  const state = useCall(lotteryCalls.gameState, { key: query.get('key') ?? '' }, { staleTime: 0, gcTime: 0 });
  const title = useScreenTitle();
  const back = useGoBack(paths.games);
  const navigate = useNavigate();
  const onSheetChange = (open: boolean) => {
    if (!open) sheet.close();
  };
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
        trailing={
          <>
            <CuesSwitch />
            <IconButton
              label={t('control.title')}
              icon={<ControlIcon size={24} />}
              aria-haspopup="dialog"
              onClick={() => control.show(controlAddress)}
            />
            <IconButton
              label={t('odds.title')}
              tone="success"
              icon={<VerifiedIcon size={24} />}
              aria-haspopup="dialog"
              onClick={() => sheet.show({ sheet: 'odds' })}
            />
          </>
        }
      />
      {state.data ? (
        <OpenLottery
          key={state.data.key}
          state={state.data}
          answeredAt={state.dataUpdatedAt}
          onRules={() => sheet.show({ sheet: 'rules' })}
        />
      ) : state.isError && !refused ? (
        <LoadFailed query={state} />
      ) : (
        <Delayed label={common('loading')}>
          <ScreenBody>
            <LotterySkeleton />
          </ScreenBody>
        </Delayed>
      )}
      {state.data && sheet.values?.sheet === 'rules' && (
        <RulesSheet gameName={state.data.name} open={sheet.open} onOpenChange={onSheetChange} />
      )}
      {state.data && sheet.values && sheet.values.sheet !== 'rules' && (
        <OddsSheet game={state.data} open={sheet.open} onOpenChange={onSheetChange} />
      )}
      <ControlLayer sheet={control} />
      <PlayReminder onBreak={() => control.show(controlAddress)} />
    </div>
  );
}

/** The outline of the lottery: hero, tabs, options. */
function LotterySkeleton() {
  return (
    <>
      <Skeleton shape="block" height={172} />
      <Skeleton shape="block" height={44} />
      <OptionsSkeleton />
    </>
  );
}
