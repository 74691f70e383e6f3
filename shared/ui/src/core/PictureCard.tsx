import { Card } from './Card';
import { Picture } from './Picture';
import styles from './PictureCard.module.css';
import type { RenderElement } from './renderAs';
import { Skeleton } from './Skeleton';

export interface PictureCardProps {
  src?: string;
  /** Width to height of the picture, as in CSS. */
  ratio: string;
  name: string;
  /** Under the name, muted, at most two lines. */
  text?: string;
  /** The picture is in the first sight of the screen. */
  eager?: boolean;
  /** The link that the card is. */
  render: RenderElement;
}

/** A picture with a name and a word about it, to tap. As high as its place in a `CardGrid`. */
export function PictureCard({ src, ratio, name, text, eager, render }: PictureCardProps) {
  return (
    <Card padding="s" className={styles.card} render={render}>
      <Picture src={src} alt="" ratio={ratio} eager={eager} />
      <span className={styles.name}>{name}</span>
      {text && <span className={styles.text}>{text}</span>}
    </Card>
  );
}

/** A `PictureCard` on its way, with or without a text under its name. */
export function PictureCardSkeleton({ ratio, text = true }: { ratio: string; text?: boolean }) {
  return (
    <Card padding="s" className={styles.card}>
      <Skeleton shape="block" ratio={ratio} />
      <span className={styles.name}>
        <Skeleton width="60%" className={styles.line} />
      </span>
      {text && (
        <span className={styles.text}>
          <Skeleton width="85%" className={styles.line} />
        </span>
      )}
    </Card>
  );
}
