import { useTexts } from '@members/i18n';
import { lazyLayer, optionalPart } from '@members/mfe-kit';
import { Picture, Skeleton, Spinner } from '@members/ui/core';
import { useState } from 'react';
import { sharedName } from '../../components/ShowcaseGrid';
import styles from './ProfileScreen.module.css';

const FullScreen = lazyLayer(async () => (await import('@members/ui/overlay')).FullScreen);
const Slides = optionalPart(async () => (await import('./Slides')).Slides);

interface Props {
  id: number;
  name: string;
  urls: readonly string[];
  ratio: string;
  /** More pictures may be on their way: their place is kept. */
  pending?: boolean;
}

/**
 * The pictures of a profile: swiped, chosen by key or by thumbnail, and opened over the whole screen. The first stands
 * at once; what moves them is loaded after it, into the same box.
 */
export function Pictures({ id, name, urls, ratio, pending = false }: Props) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState(false);
  const altOf = (index: number) => t('profile.picture', { name, number: index + 1, total: urls.length });
  const slides = { urls, shown, onShown: setShown, altOf };
  const still = <Picture src={urls[shown]} alt={altOf(shown)} ratio={ratio} eager />;
  return (
    <section className={styles.pictures} aria-label={t('profile.pictures')}>
      <div data-shared={sharedName(id)}>
        <Slides {...slides} ratio={ratio} onOpen={() => setLarge(true)} fallback={still} />
      </div>
      {urls.length > 1 ? <Thumbs {...slides} /> : pending && <ThumbsSkeleton />}
      <FullScreen open={large} onOpenChange={setLarge} title={name} closeLabel={common('close')}>
        <Slides {...slides} fallback={<Spinner />} />
        {urls.length > 1 && <Thumbs {...slides} centred />}
      </FullScreen>
    </section>
  );
}

interface ThumbsProps {
  urls: readonly string[];
  shown: number;
  onShown: (index: number) => void;
  altOf: (index: number) => string;
  centred?: boolean;
}

/** One small picture for each, to choose the shown one without swiping. */
function Thumbs({ urls, shown, onShown, altOf, centred }: ThumbsProps) {
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

export function ThumbsSkeleton() {
  return (
    <div className={styles.thumbs}>
      {['a', 'b', 'c'].map((key) => (
        <span key={key} className={styles.thumb}>
          <Skeleton shape="block" ratio="1 / 1" />
        </span>
      ))}
    </div>
  );
}
