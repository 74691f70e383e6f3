import type { Report } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
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
import { signedAmount } from '../../amounts/signedAmount';
import { profitOf } from './profit';
import styles from './ReportFigures.module.css';

/** The five figures: the profit, and what it and the balance come from (REP-01, D54). */
export function ReportFigures({ report }: { report: Report }) {
  const { t } = useTexts('mfe-wallet');
  const rows = [
    { icon: <OrdersIcon />, label: t('report.play'), amountMinor: report.playMinor },
    { icon: <GiftIcon />, label: t('report.win'), amountMinor: report.winMinor },
    { icon: <RechargeIcon />, label: t('report.recharge'), amountMinor: report.rechargeMinor },
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
