import type { ShowcaseItem } from '@members/api-client';
import { Link } from '@members/mfe-kit/router';
import { Card, Picture, Skeleton } from '@members/ui/core';
import styles from './ShowcaseGrid.module.css';

interface Props {
  items: readonly ShowcaseItem[];
  /** Where a tap leads. */
  pathOf: (item: ShowcaseItem) => string;
  /** Width to height of the pictures, as in CSS. */
  ratio: string;
}

/** Pictures loaded at once: those in sight before anything is scrolled. */
const firstSight = 4;

/** Products or companions, two in a row: picture, name and subtitle. */
export function ShowcaseGrid({ items, pathOf, ratio }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Card padding="s" className={styles.card} render={<Link to={pathOf(item)} />}>
            <Picture src={item.imageUrls[0]} alt="" ratio={ratio} eager={index < firstSight} />
            <span className={styles.name}>{item.name}</span>
            {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function ShowcaseGridSkeleton({ ratio }: Pick<Props, 'ratio'>) {
  return (
    <div className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key} padding="s" className={styles.card}>
          <Skeleton shape="block" ratio={ratio} />
          <span className={styles.name}>
            <Skeleton width="60%" className={styles.line} />
          </span>
          <span className={styles.subtitle}>
            <Skeleton width="85%" className={styles.line} />
          </span>
        </Card>
      ))}
    </div>
  );
}
