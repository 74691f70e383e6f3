import { mayDo } from '@members/office-contract';
import { IconButton, OrdersIcon } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { Fragment, useState } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router-dom';
import { areas, type Area } from './areas';
import styles from './Office.module.css';
import { NothingHere } from './parts/NothingHere';
import { LanguageChoice } from './session/LanguageChoice';
import { useSession } from './session/session';
import { SignOutButton } from './session/SignOutButton';
import { useOfficeTexts } from './texts';

/** The frame of all screens: what there is at the left, on a phone behind a button, and the screen of the address. */
export function Office() {
  const { t } = useOfficeTexts();
  const [open, setOpen] = useState(false);
  const { rights } = useSession();
  const seen = areas.filter(({ right }) => right === null || mayDo(rights, right));
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
        <Routes>
          {seen.map(({ name, routes }) => (
            <Fragment key={name}>{routes}</Fragment>
          ))}
          {first && <Route path="/" element={<Navigate to={first.path} replace />} />}
          <Route path="*" element={<NothingHere />} />
        </Routes>
      </div>
      <Sheet open={open} onOpenChange={setOpen} title={t('menu')} closeLabel={t('close')}>
        <Menu seen={seen} onChosen={() => setOpen(false)} />
        <Who />
      </Sheet>
    </div>
  );
}

function Menu({ seen, onChosen }: { seen: readonly Area[]; onChosen?: () => void }) {
  const { t } = useOfficeTexts();
  return (
    <nav aria-label={t('menu')} className={styles.menu}>
      {seen.map(({ name, path, icon }) => (
        <NavLink key={name} to={path} className={styles.link} {...(onChosen && { onClick: onChosen })}>
          {icon}
          {t(`areas.${name}`)}
        </NavLink>
      ))}
    </nav>
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
