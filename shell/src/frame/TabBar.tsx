import { useTexts } from '@members/i18n';
import { Link } from '@members/mfe-kit/router';
import { TabBar as Bar, TabBarItem } from '@members/ui/core';
import { tabs } from './tabs';

/** The five tabs; shown on their own routes only (ROUTE-05, ROUTE-06). */
export function TabBar({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTexts('shell');
  return (
    <Bar label={t('tabs.label')}>
      {tabs.map((tab) => (
        <TabBarItem
          key={tab.path}
          icon={<tab.Icon />}
          label={t(tab.label)}
          active={tab === current}
          render={<Link to={tab.path} />}
        />
      ))}
    </Bar>
  );
}
