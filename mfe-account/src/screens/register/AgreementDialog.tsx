import { publicOdds } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Dialog } from '@members/ui/overlay';
import styles from './AgreementDialog.module.css';

/** The odds of every game, stake included, as the agreement states them (D30): equal ones in one row. */
export const mainOdds = publicOdds.bi / 100;

export const sumOdds: readonly { sums: readonly [number, number]; odds: number }[] = (
  ['3', '4', '5', '6', '7', '8', '9', '10'] as const
).map((low) => ({ sums: [Number(low), 21 - Number(low)], odds: publicOdds[low] / 100 }));

/** The account opening agreement (D05): age, how results come about, the odds, what holds for money. */
export function AgreementDialog({ open, onOpenChange }: LayerProps) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('agreement.title')} closeLabel={common('close')}>
      <div className={styles.text}>
        <h3>{t('agreement.ageTitle')}</h3>
        <p>{t('agreement.age')}</p>
        <h3>{t('agreement.resultsTitle')}</h3>
        <p>{t('agreement.results')}</p>
        <h3 id="agreement-odds">{t('agreement.oddsTitle')}</h3>
        <p>{t('agreement.odds')}</p>
        <OddsTable />
        <h3>{t('agreement.moneyTitle')}</h3>
        <p>{t('agreement.money')}</p>
      </div>
    </Dialog>
  );
}

function OddsTable() {
  const { t } = useTexts('mfe-account');
  return (
    <table className={styles.odds} aria-labelledby="agreement-odds">
      <tbody>
        <tr>
          <th scope="row">{t('agreement.mainBets')}</th>
          <td>{mainOdds}</td>
        </tr>
        {sumOdds.map(({ sums: [low, high], odds }) => (
          <tr key={low}>
            <th scope="row">{t('agreement.sum', { low, high })}</th>
            <td>{odds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
