import { lotteryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Refreshable, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { reload } from '../../components/reload';
import { OrderList } from '../../orders/OrderList';
import { SlipLayer, useSlipSheets } from '../../orders/SlipLayer';

const pollMs = 10_000;

/** /GameRecord: the latest orders as they were placed, open and settled apart, with pull to refresh (REP-02, REP-03). */
export function OrdersScreen() {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const sheets = useSlipSheets();
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.account)} backLabel={common('back')} />
      <Refreshable onRefresh={() => reload(lotteryCalls.orders)}>
        <ScreenBody>
          <OrderList
            pollMs={pollMs}
            onOpen={sheets.show}
            emptyAction={<Button render={<Link to={paths.games} />}>{t('records.toGames')}</Button>}
          />
        </ScreenBody>
      </Refreshable>
      <SlipLayer sheets={sheets} />
    </>
  );
}
