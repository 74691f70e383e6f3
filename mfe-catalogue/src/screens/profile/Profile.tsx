import type { ShowcaseItem } from '@members/contract';
import { Card, ScreenBody, Skeleton } from '@members/ui/core';
import { ContactBar } from './ContactBar';
import { Pictures } from './Pictures';
import styles from './Profile.module.css';

/** Pictures, title and what is told about a product or a guide (CAT-05). */
export function Profile({ item, ratio }: { item: ShowcaseItem; ratio: string }) {
  return (
    <div className={styles.page}>
      <ScreenBody className={styles.body}>
        {item.imageUrls.length > 0 && <Pictures name={item.name} urls={item.imageUrls} ratio={ratio} />}
        <Card padding="l">
          <h2 className={styles.title}>{item.subtitle}</h2>
          <p className={styles.text}>{item.content}</p>
        </Card>
      </ScreenBody>
      <ContactBar />
    </div>
  );
}

export function ProfileSkeleton({ ratio }: { ratio: string }) {
  return (
    <ScreenBody>
      <div className={styles.pictures}>
        <Skeleton shape="block" ratio={ratio} />
        <div className={styles.thumbs}>
          {['a', 'b', 'c'].map((key) => (
            <span key={key} className={styles.thumb}>
              <Skeleton shape="block" ratio="1 / 1" />
            </span>
          ))}
        </div>
      </div>
      <Card padding="l">
        <h2 className={styles.title}>
          <Skeleton width="60%" />
        </h2>
        <p className={styles.text}>
          <Skeleton width="95%" />
          <Skeleton width="80%" />
        </p>
      </Card>
    </ScreenBody>
  );
}
