import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useLanguage, useTexts } from '@members/i18n';
import { useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import {
  Button,
  Card,
  NavBar,
  NoticeBar,
  NoticeBarSkeleton,
  ScreenBody,
  SegmentedTabs,
  VisuallyHidden,
} from '@members/ui/core';
import { SafeHtml } from '../../components/SafeHtml';
import { SitePart } from '../../components/SitePart';
import { BannerCarousel } from './BannerCarousel';
import { FeedbackTab } from './FeedbackTab';
import styles from './HomeScreen.module.css';
import { LiveOrdersTab } from './LiveOrdersTab';
import { ProductsTab } from './ProductsTab';
import { SupportButton } from './SupportButton';
import { WelcomePopup } from './WelcomePopup';

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
        {(!config.isSuccess || (banners && banners.length > 0)) && <BannerCarousel banners={banners} />}
        {config.isPending && <NoticeBarSkeleton />}
        {config.data?.notice && <NoticeBar label={t('home.notice')} text={config.data.notice} />}
        <p className={styles.intro}>{t('home.intro', { name })}</p>
        <SegmentedTabs
          sticky
          label={t('home.sections')}
          value={query.get('tab') ?? 'products'}
          onValueChange={(tab) => setQuery({ tab }, { replace: true })}
          items={[
            { value: 'products', label: t('home.products'), content: <ProductsTab /> },
            { value: 'orders', label: t('home.liveOrders'), content: <LiveOrdersTab /> },
            { value: 'feedback', label: t('home.feedback'), content: <FeedbackTab /> },
            { value: 'terms', label: t('home.terms'), content: <TermsTab /> },
          ]}
        />
      </ScreenBody>
      <SupportButton />
      <WelcomePopup />
    </>
  );
}

/** What the operator says about the site (HOME-09). */
function TermsTab() {
  return (
    <SitePart heightPx={280}>
      {({ about }) => (
        <Card>
          <SafeHtml html={about} />
        </Card>
      )}
    </SitePart>
  );
}
