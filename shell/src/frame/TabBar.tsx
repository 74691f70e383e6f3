import { useTexts } from '@members/i18n';
import { optionalPart } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { TabBar as Bar, TabBarItem } from '@members/ui/core';
import { tabs } from './tabs';
import { useIdle } from './whenIdle';

const UnreadMark = optionalPart(
  async () => (await import(/* webpackChunkName: "quiet" */ '../messages/UnreadMark')).UnreadMark,
);

/** The five tabs; shown on their own routes only (ROUTE-05, ROUTE-06). */
export function TabBar({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTexts('shell');
  const idle = useIdle();
  return (
    <Bar label={t('tabs.label')}>
      {tabs.map((tab) => (
        <TabBarItem
          key={tab.path}
          icon={
            <>
              <tab.Icon />
              {idle && tab.label === 'tabs.notices' && <UnreadMark />}
            </>
          }
          label={t(tab.label)}
          active={tab === current}
          render={<Link to={tab.path} />}
        />
      ))}
    </Bar>
  );
}
