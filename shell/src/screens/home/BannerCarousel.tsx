import type { SiteConfig } from '@members/contract';
import { useTexts } from '@members/i18n';
import { optionalPart } from '@members/mfe-kit';
import { Picture, Skeleton } from '@members/ui/core';
import { useIdle } from '../../frame/whenIdle';
import styles from './BannerCarousel.module.css';
import { BannerLink } from './BannerLink';

const MovingBanners = optionalPart(async () => (await import('./MovingBanners')).MovingBanners);

/** How wide to high the banner pictures are. */
const bannerRatio = '537 / 222';

type Banners = SiteConfig['banners'];

/** The banners of Home (HOME-01). The first is shown at once; the carousel is loaded when the browser is idle. */
export function BannerCarousel({ banners }: { banners: Banners | undefined }) {
  const { t } = useTexts('shell');
  const moving = useIdle() && banners !== undefined && banners.length > 1;
  const first = banners?.[0];
  if (!first) return <Skeleton shape="block" ratio={bannerRatio} />;
  const still = (
    <BannerLink link={first.link}>
      <Picture
        src={first.url}
        alt={t('home.banner', { number: 1, total: banners.length })}
        ratio={bannerRatio}
        eager
      />
    </BannerLink>
  );
  return (
    <section className={styles.banners} aria-label={t('home.banners')}>
      {moving ? <MovingBanners banners={banners} ratio={bannerRatio} fallback={still} /> : still}
    </section>
  );
}
