import { useTexts } from '@members/i18n';
import { LiveRegion, Picture, useReducedMotion } from '@members/ui/core';
import { useEffect, useState } from 'react';
import type { Swiper as SwiperCore } from 'swiper';
import 'swiper/css';
import { Swiper, SwiperSlide } from 'swiper/react';
import styles from './Slides.module.css';

interface Props {
  urls: readonly string[];
  shown: number;
  onShown: (index: number) => void;
  altOf: (index: number) => string;
  /** Width to height of the box; without it the pictures fill the place they are given, uncropped. */
  ratio?: string;
  /** A tap on a picture opens it. */
  onOpen?: () => void;
}

const slideMs = 200;

/** Pictures under a finger or the arrow keys. Only the shown one is there for the keyboard and screen readers. */
export function Slides({ urls, shown, onShown, altOf, ratio, onOpen }: Props) {
  const { t } = useTexts('mfe-catalogue');
  const speed = useReducedMotion() ? 0 : slideMs;
  const [swiper, setSwiper] = useState<SwiperCore>();
  useArrowKeys(swiper);
  useEffect(() => {
    if (swiper && !swiper.destroyed && swiper.activeIndex !== shown) swiper.slideTo(shown);
  }, [swiper, shown]);
  return (
    <>
      <Swiper
        className={ratio ? styles.inPage : styles.filling}
        speed={speed}
        initialSlide={shown}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => onShown(activeIndex)}
      >
        {urls.map((url, index) => (
          <SwiperSlide key={url} inert={index !== shown} aria-hidden={index !== shown}>
            {onOpen ? (
              <button
                type="button"
                className={styles.open}
                aria-label={t('profile.open', { picture: altOf(index) })}
                onClick={onOpen}
              >
                <Picture src={url} alt="" ratio={ratio} eager={index === 0} />
              </button>
            ) : (
              <img className={styles.whole} src={url} alt={altOf(index)} decoding="async" />
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <LiveRegion message={shown > 0 ? altOf(shown) : ''} />
    </>
  );
}

const layerOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]');

/**
 * Left and right move the pictures, wherever the focus is on their page or in their layer, but not in a layer over it.
 * Listens in the capture phase: a dialog stops arrow keys, so that Swiper's own module would never get them.
 */
function useArrowKeys(swiper: SwiperCore | undefined): void {
  useEffect(() => {
    if (!swiper) return;
    const move = (event: KeyboardEvent) => {
      if (swiper.destroyed || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || layerOf(event.target) !== layerOf(swiper.el)) return;
      if (event.key === 'ArrowRight') swiper.slideNext();
      if (event.key === 'ArrowLeft') swiper.slidePrev();
    };
    document.addEventListener('keydown', move, true);
    return () => document.removeEventListener('keydown', move, true);
  }, [swiper]);
}
