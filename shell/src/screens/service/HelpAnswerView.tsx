import type { HelpTopic } from '@members/contract';
import { useTexts } from '@members/i18n';
import { supportPaths } from '@members/mfe-kit/supportPaths';
import { Link } from '@members/mfe-kit/router';
import { Button, Card, ListRow, MenuList } from '@members/ui/core';
import { useEffect, useRef } from 'react';
import styles from './ServiceScreen.module.css';

/** One answer, at an address of its own (HELP-03), with the others of its topic. */
export function HelpAnswerView({ topic, answerKey }: { topic: HelpTopic; answerKey: string }) {
  const { t } = useTexts('service');
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = topic.answers.find(({ key }) => key === answerKey)!;
  const others = topic.answers.filter(({ key }) => key !== answerKey);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [answerKey]);
  return (
    <>
      <Card className={styles.answer}>
        <p className={styles.of}>{topic.name}</p>
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {answer.question}
        </h2>
        {answer.text
          .split(/\n\s*\n/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph, index) => (
            <p key={index} className={styles.paragraph}>
              {paragraph.trim()}
            </p>
          ))}
        {answer.link && (
          <div>
            <Button
              variant="secondary"
              render={
                answer.link.startsWith('/') ? (
                  <Link to={answer.link} />
                ) : (
                  <a
                    href={answer.link}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('help.open')}
                  />
                )
              }
            >
              {t('help.open')}
            </Button>
          </div>
        )}
      </Card>
      {others.length > 0 && (
        <div className={styles.topic}>
          <h2 className={styles.title}>{t('help.more')}</h2>
          <MenuList label={t('help.more')}>
            {others.map(({ key, question }) => (
              <ListRow key={key} label={question} render={<Link to={supportPaths.help(key)} />} />
            ))}
          </MenuList>
        </div>
      )}
    </>
  );
}
