import { useSession } from '@members/api-client';
import { currentLanguage, namespaces, useTexts } from '@members/i18n';
import { firstStepsLeft, keepFirstSteps, type FirstStep } from '@members/mfe-kit/firstSteps';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, ButtonRow, Card } from '@members/ui/core';
import { useState } from 'react';
import { ClosedSite } from './ClosedSite';
import styles from './homeParts.module.css';
import { textsOf } from './texts';

/** What Home shows beside its content once that is there, with its texts. */
export async function loadHomeParts() {
  await namespaces.add('first', textsOf, currentLanguage());
  return { EntryButtons, FirstSteps };
}

/** In the place of Home, of a site that isn't open yet. */
export async function loadClosedSite() {
  await loadHomeParts();
  return ClosedSite;
}

/** The ways in, for visitors (FIRST-01). */
export function EntryButtons() {
  const { t } = useTexts('first');
  if (useSession()) return null;
  return (
    <ButtonRow equal>
      <Button variant="secondary" render={<Link to={paths.login} />}>
        {t('entry.login')}
      </Button>
      <Button variant="secondary" render={<Link to={paths.register} />}>
        {t('entry.register')}
      </Button>
    </ButtonRow>
  );
}

/** How draws are verified has no screen of its own: its step is read here. */
const destinations: Readonly<Record<FirstStep, string | null>> = {
  draws: null,
  limits: paths.playControl,
  look: paths.appearance,
};

/** What a new member may want to know, one step after the other, each to be skipped, and all (FIRST-02). */
export function FirstSteps() {
  const { t } = useTexts('first');
  const [left, setLeft] = useState(firstStepsLeft);
  const [total] = useState(left.length);
  const [step] = left;
  if (!step) return null;
  const keep = (next: readonly FirstStep[]) => {
    keepFirstSteps(next);
    setLeft([...next]);
  };
  const done = () => keep(left.slice(1));
  const destination = destinations[step];
  return (
    <Card className={styles.steps}>
      <p className={styles.number}>{t('steps.number', { number: total - left.length + 1, total })}</p>
      <h2 className={styles.title}>{t(`steps.${step}.title`)}</h2>
      <p className={styles.text}>{t(`steps.${step}.text`)}</p>
      <div className={styles.choice}>
        {left.length > 1 && (
          <Button variant="quiet" onClick={() => keep([])}>
            {t('steps.skipAll')}
          </Button>
        )}
        <Button variant={destination ? 'quiet' : 'secondary'} onClick={done}>
          {t(destination ? 'steps.skip' : 'steps.understood')}
        </Button>
        {destination && (
          <Button
            variant="secondary"
            render={<Link to={destination} state={{ from: paths.home }} onClick={done} />}
          >
            {t('steps.open')}
          </Button>
        )}
      </div>
    </Card>
  );
}
