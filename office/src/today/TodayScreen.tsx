import { languageTag, useLanguage } from '@members/i18n';
import { FormMessage } from '@members/ui/forms';
import { useEffect } from 'react';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';
import { AlertList } from './AlertList';
import { BooksAndSystem } from './BooksAndSystem';
import { GameResults } from './GameResults';
import { Tiles } from './Tiles';
import styles from './TodayScreen.module.css';
import { useToday, type Today } from './useToday';

/** How everything is: a page to leave open, which asks again by itself and says when it can't. */
export function TodayScreen() {
  const { t } = useAreaTexts('today');
  const read = useToday();
  const open = read.data?.alerts.filter(({ acknowledgedAt }) => acknowledgedAt === null).length ?? 0;
  useTitleCount(open);
  return (
    <Screen title={t('area')} actions={read.data && <Updated today={read.data} />}>
      {read.data && read.error && <FormMessage>{t('notUpdated')}</FormMessage>}
      <Loaded read={read} height={640}>
        {(today) => (
          <div className={styles.parts}>
            <AlertList alerts={today.alerts} />
            <Tiles today={today} />
            {today.games && <GameResults games={today.games} />}
            <BooksAndSystem today={today} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** When what is shown was so, by the clock of the server. */
function Updated({ today: { at } }: { today: Today }) {
  const { t } = useAreaTexts('today');
  const time = new Date(at).toLocaleTimeString(languageTag(useLanguage()));
  return (
    <span className={styles.muted}>
      {t('updated')} <time dateTime={at}>{time}</time>
    </span>
  );
}

/** A tab in the background says by its title that there is something to look at. */
function useTitleCount(count: number): void {
  useEffect(() => {
    document.title = document.title.replace(/^(\(\d+\) )?/, count > 0 ? `(${count}) ` : '');
  }, [count]);
}
