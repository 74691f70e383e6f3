import type { SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Avatar } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import styles from './FeedbackSheet.module.css';

/** Everything that members said, each in full (HOME-08). */
export function FeedbackSheet({ feedback, ...layer }: LayerProps & Pick<SiteInfo, 'feedback'>) {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  return (
    <Sheet {...layer} title={t('home.feedback')} closeLabel={common('close')}>
      <ul className={styles.list}>
        {feedback.map(({ avatarUrl, nickname, content }, index) => (
          <li key={index} className={styles.item}>
            <Avatar src={avatarUrl} size={40} />
            <div>
              <p className={styles.nickname}>{nickname}</p>
              <p className={styles.content}>{content}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
