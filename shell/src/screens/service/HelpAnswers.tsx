import type { HelpTopic } from '@members/contract';
import { useTexts } from '@members/i18n';
import { supportPaths } from '@members/mfe-kit/supportPaths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import {
  Card,
  CloseIcon,
  IconButton,
  ListRow,
  LiveRegion,
  MenuList,
  SearchIcon,
  VisuallyHidden,
} from '@members/ui/core';
import { useId } from 'react';
import { searchHelp } from './searchHelp';
import styles from './ServiceScreen.module.css';

/** All answers by their topics, or those with the words that are looked for, which stand in the address (HELP-02). */
export function HelpAnswers({ topics }: { topics: readonly HelpTopic[] }) {
  const { t } = useTexts('service');
  const [query, setQuery] = useSearchParams();
  const id = useId();
  const words = query.get('find') ?? '';
  const look = (find: string) => setQuery(find ? { find } : {}, { replace: true });
  const found = words.trim() ? searchHelp(topics, words) : null;
  const said = (count: number) => (count === 0 ? t('help.none') : t('help.found', { count }));
  return (
    <section className={styles.answers} aria-label={t('help.topics')}>
      <div role="search" className={styles.search}>
        <SearchIcon size={20} />
        <label htmlFor={id}>
          <VisuallyHidden>{t('help.find')}</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('help.find')}
          value={words}
          onChange={(event) => look(event.currentTarget.value)}
        />
        {words && (
          <IconButton label={t('help.clear')} icon={<CloseIcon size={20} />} onClick={() => look('')} />
        )}
      </div>
      <LiveRegion message={found ? said(found.length) : ''} />
      {found?.length === 0 && <p className={styles.text}>{t('help.none')}</p>}
      {found && found.length > 0 && (
        <MenuList>
          {found.map(({ topic, answer }) => (
            <ListRow
              key={answer.key}
              label={answer.question}
              description={topic.name}
              render={<Link to={supportPaths.help(answer.key)} />}
            />
          ))}
        </MenuList>
      )}
      {!found &&
        topics.map(({ key, name, answers }) => (
          <div key={key} className={styles.topic}>
            <h2 className={styles.title}>{name}</h2>
            <MenuList label={name}>
              {answers.map((answer) => (
                <ListRow
                  key={answer.key}
                  label={answer.question}
                  render={<Link to={supportPaths.help(answer.key)} />}
                />
              ))}
            </MenuList>
          </div>
        ))}
      {!found && topics.length === 0 && <Card>{t('help.empty')}</Card>}
    </section>
  );
}
