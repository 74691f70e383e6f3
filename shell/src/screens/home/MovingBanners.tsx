import 'swiper/css';
import 'swiper/css/pagination';
import { useTexts } from '@members/i18n';
import { Picture, useReducedMotion } from '@members/ui/core';
import { A11y, Autoplay, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import styles from './BannerCarousel.module.css';
import { bannerRatio } from './bannerRatio';

/** The banners under a finger: swiped, or moving by themselves unless the member prefers less motion. */
export function MovingBanners({ banners }: { banners: readonly { url: string }[] }) {
  const { t } = useTexts('shell');
  const autoplay = useReducedMotion() ? false : { delay: 5_000, pauseOnMouseEnter: true };
  return (
    <Swiper
      className={styles.swiper}
      modules={[A11y, Autoplay, Pagination]}
      pagination={{ clickable: true }}
      autoplay={autoplay}
      loop
    >
      {banners.map(({ url }, index) => (
        <SwiperSlide key={url}>
          <Picture
            src={url}
            alt={t('home.banner', { number: index + 1, total: banners.length })}
            ratio={bannerRatio}
            eager
          />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
