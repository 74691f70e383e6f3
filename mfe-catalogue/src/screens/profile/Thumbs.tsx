import { Picture } from '@members/ui/core';
import styles from './Profile.module.css';

interface Props {
  urls: readonly string[];
  shown: number;
  onShown: (index: number) => void;
  altOf: (index: number) => string;
  centred?: boolean;
}

/** One small picture for each, to choose the shown one without swiping. */
export function Thumbs({ urls, shown, onShown, altOf, centred }: Props) {
  return (
    <ul className={centred ? `${styles.thumbs} ${styles.centred}` : styles.thumbs}>
      {urls.map((url, index) => (
        <li key={url} className={styles.thumb}>
          <button
            type="button"
            className={styles.choose}
            aria-label={altOf(index)}
            aria-current={index === shown}
            onClick={() => onShown(index)}
          >
            <Picture src={url} alt="" ratio="1 / 1" />
          </button>
        </li>
      ))}
    </ul>
  );
}
