import { Card } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import { OwnName } from './OwnName';
import { SupportSettingsForm } from './SupportSettingsForm';
import styles from './SupportSettings.module.css';

/** When customer service answers and where, under which name, and what operators write for members. */
export function SupportSettingsScreen() {
  const { t } = useAreaTexts('support');
  const mayAnswer = useMay('support.change');
  const read = useRead('supportSettings', {});
  const content = [
    ['helpTopic', t('more.topics')],
    ['helpAnswer', t('more.answers')],
    ['replyTemplate', t('more.templates')],
  ] as const;
  return (
    <Screen title={t('settings')}>
      <div className={styles.cards}>
        <Loaded read={read} height={480}>
          {(settings) => <SupportSettingsForm key={settings.version} settings={settings} />}
        </Loaded>
        <div className={styles.side}>
          {mayAnswer && <OwnName />}
          <Card padding="l">
            <h2 className={styles.title}>{t('more.title')}</h2>
            <ul className={styles.links}>
              {content.map(([kind, label]) => (
                <li key={kind}>
                  <Link to={`/content?kind=${kind}`}>{label}</Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Screen>
  );
}
