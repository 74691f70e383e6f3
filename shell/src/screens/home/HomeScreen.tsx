import { useCall, useSession } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useLanguage, useTexts } from '@members/i18n';
import { optionalPart, useScreenTitle } from '@members/mfe-kit';
import { firstStepsKey } from '@members/mfe-kit/firstSteps';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import {
  Button,
  NavBar,
  NoticeBar,
  NoticeBarSkeleton,
  ScreenBody,
  SegmentedTabs,
  Skeleton,
  VisuallyHidden,
} from '@members/ui/core';
import { useEffect } from 'react';
import { useIdle, whenIdle } from '../../frame/whenIdle';
import { BannerCarousel } from './BannerCarousel';
import styles from './HomeScreen.module.css';
import { ProductsTab } from './ProductsTab';

const loadSiteTabs = () => import(/* webpackChunkName: "home-later" */ './SiteTabs');
const SiteTab = optionalPart(async () => (await loadSiteTabs()).SiteTab);
const HomeExtras = optionalPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './HomeExtras')).HomeExtras,
);
const loadHomeParts = async () =>
  (await import(/* webpackChunkName: "home-later" */ '../../first/homeParts')).loadHomeParts();
const EntryButtons = optionalPart(async () => (await loadHomeParts()).EntryButtons);
const FirstSteps = optionalPart(async () => (await loadHomeParts()).FirstSteps);
const steps = <Skeleton shape="block" height={200} />;
const siteTab = (tab: 'orders' | 'feedback' | 'terms') => (
  <SiteTab tab={tab} fallback={<Skeleton shape="block" height={220} />} />
);

/** /Home (HOME-01 to HOME-12). The open tab is part of the address, so that going back finds it. */
export function HomeScreen() {
  const { t } = useTexts('shell');
  const language = useLanguage();
  const site = useCall(siteCalls.siteInfo);
  const config = useCall(siteCalls.siteConfig);
  const [query, setQuery] = useSearchParams();
  const code = language.slice(0, 2).toUpperCase();
  const name = site.data?.name ?? 'Members';
  const banners = config.data?.banners;
  const session = useSession();
  const idle = useIdle();
  // The tabs beside the first one are there before they are pressed.
  useEffect(() => whenIdle(() => void loadSiteTabs().catch(() => undefined)), []);
  return (
    <>
      <NavBar
        variant="root"
        title={
          <>
            {name}
            <VisuallyHidden>{` · ${useScreenTitle()}`}</VisuallyHidden>
          </>
        }
        trailing={
          <Button
            size="s"
            variant="secondary"
            render={<Link to={paths.language} aria-label={`${code}, ${t('title.language')}`} />}
          >
            {code}
          </Button>
        }
      />
      <ScreenBody>
        {(config.isPending || (banners && banners.length > 0)) && <BannerCarousel banners={banners} />}
        {config.isPending && <NoticeBarSkeleton />}
        {config.data?.notice && <NoticeBar label={t('home.notice')} text={config.data.notice} />}
        <p className={styles.intro}>{t('home.intro', { name })}</p>
        {!session && (
          <div className={styles.entry} data-visitors="">
            {idle && <EntryButtons />}
          </div>
        )}
        {session && localStorage.getItem(firstStepsKey) && (idle ? <FirstSteps fallback={steps} /> : steps)}
        <SegmentedTabs
          sticky
          label={t('home.sections')}
          value={query.get('tab') ?? 'products'}
          onValueChange={(tab) => setQuery({ tab }, { replace: true })}
          items={[
            { value: 'products', label: t('home.products'), content: <ProductsTab /> },
            { value: 'orders', label: t('home.liveOrders'), content: siteTab('orders') },
            { value: 'feedback', label: t('home.feedback'), content: siteTab('feedback') },
            { value: 'terms', label: t('home.terms'), content: siteTab('terms') },
          ]}
        />
      </ScreenBody>
      {idle && <HomeExtras />}
    </>
  );
}
