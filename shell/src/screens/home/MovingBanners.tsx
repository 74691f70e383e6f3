import 'swiper/css';
import 'swiper/css/pagination';
import type { SiteConfig } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Picture, useReducedMotion } from '@members/ui/core';
import { useState } from 'react';
import { A11y, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide, type SwiperClass } from 'swiper/react';
import styles from './BannerCarousel.module.css';
import { BannerLink } from './BannerLink';
import { useTurning } from './useTurning';

/** The banners under a finger: swiped, or moving by themselves unless the member prefers less motion. */
export function MovingBanners({ banners, ratio }: { banners: SiteConfig['banners']; ratio: string }) {
  const { t } = useTexts('shell');
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  useTurning(swiper, !useReducedMotion());
  return (
    <Swiper
      className={styles.swiper}
      modules={[A11y, Pagination]}
      pagination={{ clickable: true }}
      onSwiper={setSwiper}
      rewind
    >
      {banners.map(({ url, link }, index) => (
        <SwiperSlide key={url}>
          <BannerLink link={link}>
            <Picture
              src={url}
              alt={t('home.banner', { number: index + 1, total: banners.length })}
              ratio={ratio}
              eager
            />
          </BannerLink>
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
