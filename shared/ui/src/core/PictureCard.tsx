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
  /** What it costs, as it is shown. */
  price?: string | null;
  /** The picture is visible before anything is scrolled. */
  eager?: boolean;
  /** The link that the card is. */
  render: RenderElement;
}

/** A picture with a name and a short text, to tap. It fills the height of its cell in a `CardGrid`. */
export function PictureCard({ src, ratio, name, text, price, eager, render }: PictureCardProps) {
  return (
    <Card padding="s" className={styles.card} render={render}>
      <Picture src={src} alt="" ratio={ratio} eager={eager} />
      <span className={styles.name}>{name}</span>
      {text && <span className={styles.text}>{text}</span>}
      {price && <span className={styles.price}>{price}</span>}
    </Card>
  );
}

/** The outline of a `PictureCard` while it is loading, with or without a text under its name. */
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
