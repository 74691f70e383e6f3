import { mayDo } from '@members/office-contract';
import { Delayed, IconButton, OrdersIcon, Skeleton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { Suspense, useState } from 'react';
import { Link, Navigate, NavLink, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { Area } from './area';
import { areas } from './areas';
import styles from './Office.module.css';
import { NothingHere } from './parts/NothingHere';
import { LanguageChoice } from './session/LanguageChoice';
import { useSession } from './session/session';
import { SignOutButton } from './session/SignOutButton';
import { useKeepSessionAlive } from './session/useKeepSessionAlive';
import { useAreaTexts, useOfficeTexts } from './texts';

/** The frame of all screens: what there is at the left, on a phone behind a button, and the screen of the address. */
export function Office() {
  const { t } = useOfficeTexts();
  const [open, setOpen] = useState(false);
  useKeepSessionAlive();
  const seen = useSeen();
  const [first] = seen;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        {t('toScreen')}
      </a>
      <header className={styles.bar}>
        <IconButton label={t('menu')} icon={<OrdersIcon />} onClick={() => setOpen(true)} />
        <span className={styles.brand}>{t('title')}</span>
      </header>
      <aside className={styles.side}>
        <p className={styles.brand}>{t('title')}</p>
        <Menu seen={seen} />
        <Who />
      </aside>
      <div className={styles.screen} id="screen" tabIndex={-1}>
        <Suspense
          fallback={
            <Delayed label={t('loading')}>
              <Skeleton shape="block" height={320} />
            </Delayed>
          }
        >
          <Routes>
            {seen.map((area) => (
              <Route key={area.name} path={`/${area.name}`} element={<AreaLinks area={area} />}>
                {area.screens.map(({ path, element }) => (
                  <Route key={path} path={path} element={element} />
                ))}
                {area.screens[0].path !== `/${area.name}` && (
                  <Route index element={<Navigate to={area.screens[0].path} replace />} />
                )}
              </Route>
            ))}
            {first && <Route path="/" element={<Navigate to={first.screens[0].path} replace />} />}
            <Route path="*" element={<NothingHere />} />
          </Routes>
        </Suspense>
      </div>
      <Sheet open={open} onOpenChange={setOpen} title={t('menu')} closeLabel={t('close')}>
        <Menu seen={seen} onChosen={() => setOpen(false)} />
        <Who />
      </Sheet>
    </div>
  );
}

/** What the operator may see: areas, and in each the screens. */
function useSeen(): Area[] {
  const { rights } = useSession();
  return areas
    .filter(({ right }) => right === null || mayDo(rights, right))
    .flatMap((area) => {
      const [first, ...others] = area.screens.filter(({ right }) => !right || mayDo(rights, right));
      return first ? [{ ...area, screens: [first, ...others] as const }] : [];
    });
}

function Menu({ seen, onChosen }: { seen: readonly Area[]; onChosen?: () => void }) {
  const { t } = useOfficeTexts();
  return (
    <nav aria-label={t('menu')} className={styles.menu}>
      {seen.map((area) => (
        <MenuLink key={area.name} area={area} onChosen={onChosen} />
      ))}
    </nav>
  );
}

function MenuLink({ area: { name, icon }, onChosen }: { area: Area; onChosen: (() => void) | undefined }) {
  const { t } = useAreaTexts(name);
  return (
    <NavLink to={`/${name}`} className={styles.link} {...(onChosen && { onClick: onChosen })}>
      {icon}
      {t('area')}
    </NavLink>
  );
}

/** The links between the screens of an area, where it has several, above the screen of the address. */
function AreaLinks({ area: { name, screens } }: { area: Area }) {
  const { t } = useAreaTexts(name);
  const { pathname } = useLocation();
  const tabs = screens.filter(({ tab }) => tab);
  // Of an address below several of them it is the one that leads furthest.
  const current = tabs
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .reduce((furthest, { path }) => (path.length > furthest.length ? path : furthest), '');
  return (
    <>
      {tabs.length > 1 && (
        <nav aria-label={t('area')} className={styles.tabs}>
          {tabs.map(({ path, tab }) => (
            <Link
              key={path}
              to={path}
              className={styles.tab}
              aria-current={path === current ? 'page' : undefined}
            >
              {t(tab!)}
            </Link>
          ))}
        </nav>
      )}
      <Outlet />
    </>
  );
}

function Who() {
  return (
    <div className={styles.who}>
      <LanguageChoice />
      <SignOutButton />
    </div>
  );
}
