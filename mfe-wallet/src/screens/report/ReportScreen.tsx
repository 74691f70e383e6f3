import { useCall } from '@members/api-client';
import { type Report, walletCalls } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { LoadFailed, Slot } from '@members/mfe-kit';
import {
  Amount,
  Card,
  GiftIcon,
  ListRow,
  MenuList,
  OrdersIcon,
  RechargeIcon,
  WithdrawIcon,
} from '@members/ui/core';
import { signedAmount } from '../../amounts';
import { FormSkeleton } from '../../components/loading';
import { WalletScreen } from '../../components/WalletScreen';
import styles from './ReportScreen.module.css';

/** /Personalreport: what the member staked, won, paid in and drew out (REP-01). */
export function ReportScreen() {
  const report = useCall(walletCalls.report);
  return (
    <WalletScreen onRefresh={async () => (await report.refetch()).isSuccess}>
      {report.data && <ReportFigures report={report.data} />}
      {report.data && <Slot name="wallet.report" data={{ readAt: report.dataUpdatedAt }} />}
      {!report.data &&
        (report.isError ? <LoadFailed query={report} /> : <FormSkeleton heights={[116, 206]} />)}
    </WalletScreen>
  );
}

/** The five figures: the profit, and what it and the balance come from (REP-01, D54); a bonus where there was one. */
export function ReportFigures({ report }: { report: Report }) {
  const { t } = useTexts('mfe-wallet');
  const rows = [
    { icon: <OrdersIcon />, label: t('report.play'), amountMinor: report.playMinor },
    { icon: <GiftIcon />, label: t('report.win'), amountMinor: report.winMinor },
    { icon: <RechargeIcon />, label: t('report.recharge'), amountMinor: report.rechargeMinor },
    ...(report.bonusMinor
      ? [{ icon: <GiftIcon />, label: t('report.bonus'), amountMinor: report.bonusMinor }]
      : []),
    { icon: <WithdrawIcon />, label: t('report.withdrawal'), amountMinor: report.withdrawalMinor },
  ];
  return (
    <>
      <Card tone="ink">
        <p className={styles.label}>{t('report.profit')}</p>
        <Amount value={signedAmount(profitOf(report))} unit={unitLabel} size="xl" />
        <p className={styles.note}>{t('report.profitNote')}</p>
      </Card>
      <MenuList>
        {rows.map(({ icon, label, amountMinor }) => (
          <ListRow
            key={label}
            icon={icon}
            label={label}
            trailing={<Amount value={formatAmount(amountMinor)} unit={unitLabel} />}
          />
        ))}
      </MenuList>
    </>
  );
}

/** Winnings less what was staked in settled orders, in minor units (D54). */
const profitOf = ({ winMinor, playMinor }: Pick<Report, 'winMinor' | 'playMinor'>): number =>
  winMinor - playMinor;
