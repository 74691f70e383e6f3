import { useTexts } from '@members/i18n';
import { paths, Refreshable, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { reload } from '../../components/reload';
import { OrderList } from '../../orders/OrderList';

const pollMs = 10_000;

/** /GameRecord (REP-02, REP-03). */
export function OrdersScreen() {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.account)} backLabel={common('back')} />
      <Refreshable onRefresh={() => reload('orders')}>
        <ScreenBody>
          <OrderList
            pollMs={pollMs}
            emptyAction={<Button render={<Link to={paths.games} />}>{t('records.toGames')}</Button>}
          />
        </ScreenBody>
      </Refreshable>
    </>
  );
}
