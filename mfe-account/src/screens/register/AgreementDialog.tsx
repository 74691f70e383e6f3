import { useCall } from '@members/api-client';
import { oddsCalls } from '@members/contract';
import { languageTag, useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import { Dialog } from '@members/ui/overlay';
import { Fragment } from 'react';
import styles from './AgreementDialog.module.css';
import { groupsOf, returnsOf, rowsOf } from './offeredOdds';

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
        <h3>{t('agreement.oddsTitle')}</h3>
        <p>{t('agreement.odds')}</p>
        <OfferedOdds />
        <h3>{t('agreement.moneyTitle')}</h3>
        <p>{t('agreement.money')}</p>
      </div>
    </Dialog>
  );
}

/** The odds of all games, as they are now; where they can't be had, that each game shows its own. */
function OfferedOdds() {
  const { t, language } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const { data, isError } = useCall(oddsCalls.offeredOdds, undefined, { quiet: true });
  if (isError || data?.length === 0) return <p>{t('agreement.oddsElsewhere')}</p>;
  if (!data)
    return (
      <Delayed label={common('loading')}>
        <Skeleton shape="block" height={320} />
      </Delayed>
    );
  const or = new Intl.ListFormat(languageTag(language), { type: 'disjunction' });
  const groups = groupsOf(data);
  return groups.map(({ games, odds }) => (
    <Fragment key={games[0]}>
      <table className={styles.odds} {...(groups.length === 1 && { 'aria-label': t('agreement.oddsTitle') })}>
        {groups.length > 1 && <caption>{games.join(', ')}</caption>}
        <tbody>
          {rowsOf(odds).map(({ names, sums, odds: paid }) => (
            <tr key={names[0]}>
              <th scope="row">{sums ? t('agreement.sum', { sums: or.format(names) }) : names.join(', ')}</th>
              <td>{paid}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('agreement.returns', returnsOf(odds, language))}</p>
    </Fragment>
  ));
}
