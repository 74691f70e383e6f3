import { lotteryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Refreshable, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { reload } from '../../components/reload';
import { OrderList } from '../../orders/OrderList';
import { useVerifySheet, VerifyLayer } from '../../verify/VerifyLayer';

const pollMs = 10_000;

/** /GameRecord: the latest orders by day, with pull to refresh (REP-02, REP-03). */
export function OrdersScreen() {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const verifying = useVerifySheet();
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.account)} backLabel={common('back')} />
      <Refreshable onRefresh={() => reload(lotteryCalls.orders)}>
        <ScreenBody>
          <OrderList
            pollMs={pollMs}
            onVerify={({ id, period }) => verifying.show({ verify: period, order: String(id) })}
            emptyAction={<Button render={<Link to={paths.games} />}>{t('records.toGames')}</Button>}
          />
        </ScreenBody>
      </Refreshable>
      <VerifyLayer sheet={verifying} />
    </>
  );
}
