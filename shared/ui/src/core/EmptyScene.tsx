import type { ReactNode } from 'react';
import styles from './EmptyScene.module.css';

export type EmptyDrawingName = 'records' | 'messages' | 'search' | 'wallet' | 'fault';

/** What a list would hold, each with a drawing of its own. */
export type EmptySubject =
  | 'orders'
  | 'results'
  | 'games'
  | 'products'
  | 'cities'
  | 'guides'
  | 'videos'
  | 'feedback'
  | 'recharges'
  | 'withdrawals'
  | 'bankCard'
  | 'payments'
  | 'devices'
  | 'service'
  | 'page';

const purse = (
  <>
    <path className={styles.fold} d="M50 30h52a6 6 0 0 1 6 6v20H44V36a6 6 0 0 1 6-6z" />
    <path
      className={styles.paper}
      d="M40 44h76a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z"
    />
  </>
);

const SCENES: Record<EmptyDrawingName | EmptySubject, ReactNode> = {
  records: (
    <>
      <path
        className={styles.paper}
        d="M48 22h50l14 14v62a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
      />
      <path className={styles.fold} d="M98 22v10a4 4 0 0 0 4 4h10z" />
      <path className={styles.line} d="M56 50h42M56 64h42M56 78h24" />
      <circle className={styles.accent} cx="106" cy="92" r="15" />
      <path className={styles.mark} d="M106 85v7l5 3" />
    </>
  ),
  messages: (
    <>
      <path
        className={styles.paper}
        d="M40 36h80a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z"
      />
      <path className={styles.line} d="m38 42 42 30 42-30" />
      <circle className={styles.accent} cx="122" cy="38" r="12" />
      <path className={styles.mark} d="m117 38 4 4 6-7" />
    </>
  ),
  search: (
    <>
      <path className={styles.paper} d="m40 48 40-18 40 18v42L80 108 40 90z" />
      <path className={styles.line} d="m40 48 40 18 40-18M80 66v42" />
      <circle className={styles.glass} cx="108" cy="82" r="15" />
      <path className={styles.handle} d="m119 93 11 11" />
    </>
  ),
  wallet: (
    <>
      {purse}
      <path className={styles.line} d="M46 88h28" />
      <circle className={styles.accent} cx="108" cy="73" r="13" />
      <path className={styles.mark} d="M108 67v12M102 73h12" />
    </>
  ),
  fault: (
    <>
      <path className={styles.paper} d="M52 92a20 20 0 0 1-2-40 28 28 0 0 1 54-4 22 22 0 0 1 4 44z" />
      <path className={styles.line} d="M66 70h8M88 70h8M72 82c5-5 13-5 18 0" />
      <path className={styles.accent} d="m112 78 16 28H96z" />
      <path className={styles.mark} d="M112 88v8M112 101v.5" />
    </>
  ),
  orders: (
    <>
      <path className={styles.paper} d="M48 18h52v86l-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6z" />
      <path className={styles.line} d="M58 36h32M58 50h20" />
      <path
        className={styles.accent}
        d="M88 58h26a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H88a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
      />
      <path className={styles.pip} d="M92 68v.1M101 77v.1M110 86v.1" />
    </>
  ),
  results: (
    <>
      <path
        className={styles.paper}
        d="M42 26h76a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z"
      />
      <path className={styles.thin} d="M36 49h88M36 75h88M65 26v74M95 26v74" />
      <circle className={styles.ring} cx="51" cy="38" r="6" />
      <circle className={styles.ring} cx="80" cy="62" r="6" />
      <circle className={styles.ring} cx="51" cy="62" r="6" />
      <circle className={styles.accent} cx="110" cy="87" r="15" />
      <path className={styles.mark} d="m104 87 4 4 8-9" />
    </>
  ),
  games: (
    <>
      <path
        className={styles.paper}
        d="m50 40 38-10a6 6 0 0 1 7 4l10 38a6 6 0 0 1-4 7l-38 10a6 6 0 0 1-7-4L46 47a6 6 0 0 1 4-7z"
      />
      <path className={styles.dot} d="M61 51v.1M86 45v.1M75.5 60v.1M66 75v.1M91 68v.1" />
      <path
        className={styles.accent}
        d="M96 68h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H96a6 6 0 0 1-6-6V74a6 6 0 0 1 6-6z"
      />
      <path className={styles.pip} d="M100 78v.1M116 94v.1M100 94v.1M116 78v.1" />
    </>
  ),
  products: (
    <>
      <path className={styles.line} d="M66 46V36a14 14 0 0 1 28 0v10" />
      <path className={styles.paper} d="M48 44h64l7 56a5 5 0 0 1-5 6H46a5 5 0 0 1-5-6z" />
      <path className={styles.line} d="M66 54v2M94 54v2" />
      <path className={styles.accent} d="m104 66 18 6 4 18-14 12-18-18z" />
      <circle className={styles.hole} cx="115" cy="78" r="3" />
    </>
  ),
  cities: (
    <>
      <path className={styles.fold} d="M64 106V38l26-12v80z" />
      <path className={styles.paper} d="M36 106V62h28v44zM90 106V72h34v34z" />
      <path className={styles.line} d="M46 74h8M46 88h8M73 48h8M73 62h8M73 76h8M73 90h8M100 88h14" />
      <path
        className={styles.accent}
        d="M112 22a15 15 0 0 1 15 15c0 12-15 25-15 25S97 49 97 37a15 15 0 0 1 15-15z"
      />
      <circle className={styles.hole} cx="112" cy="37" r="5" />
    </>
  ),
  guides: (
    <>
      <path className={styles.paper} d="M38 106c0-20 16-32 36-32s36 12 36 32z" />
      <circle className={styles.paper} cx="74" cy="48" r="21" />
      <path className={styles.fold} d="M50 44c8-26 40-26 48 0z" />
      <path className={styles.line} d="M44 44h60" />
      <circle className={styles.accent} cx="114" cy="80" r="16" />
      <path className={styles.mark} d="m119 75-3 8-8 3 3-8z" />
    </>
  ),
  videos: (
    <>
      <path
        className={styles.paper}
        d="M40 28h80a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
      />
      <path className={styles.line} d="M46 80h68M64 102h32" />
      <circle className={styles.accent} cx="80" cy="54" r="17" />
      <path className={styles.mark} d="m76 47 11 7-11 7z" />
    </>
  ),
  feedback: (
    <>
      <path
        className={styles.paper}
        d="M40 24h66a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H64L50 88V74H40a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path className={styles.line} d="M48 42h48M48 56h28" />
      <path
        className={styles.accent}
        d="M92 62h30a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-4v10l-12-10H92a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6z"
      />
      <path className={styles.mark} d="M107 86c-12-8-8-15-4-15 3 0 4 3 4 3s1-3 4-3c4 0 8 7-4 15z" />
    </>
  ),
  recharges: (
    <>
      {purse}
      <path className={styles.line} d="M46 88h28" />
      <circle className={styles.accent} cx="108" cy="73" r="15" />
      <path className={styles.mark} d="M108 65v15M102 74l6 6 6-6" />
    </>
  ),
  withdrawals: (
    <>
      {purse}
      <path className={styles.line} d="M46 88h28" />
      <circle className={styles.accent} cx="108" cy="73" r="15" />
      <path className={styles.mark} d="M108 81V66M102 72l6-6 6 6" />
    </>
  ),
  bankCard: (
    <>
      <path
        className={styles.paper}
        d="M38 38h84a7 7 0 0 1 7 7v50a7 7 0 0 1-7 7H38a7 7 0 0 1-7-7V45a7 7 0 0 1 7-7z"
      />
      <path className={styles.fold} d="M31 52h98v13H31z" />
      <path className={styles.line} d="M44 86h24" />
      <circle className={styles.accent} cx="112" cy="86" r="15" />
      <path className={styles.mark} d="M112 79v14M105 86h14" />
    </>
  ),
  payments: (
    <>
      <path
        className={styles.paper}
        d="M60 18h40a7 7 0 0 1 7 7v74a7 7 0 0 1-7 7H60a7 7 0 0 1-7-7V25a7 7 0 0 1 7-7z"
      />
      <path className={styles.line} d="M66 40h28M66 54h18M75 96h10" />
      <circle className={styles.accent} cx="106" cy="76" r="17" />
      <circle className={styles.coin} cx="106" cy="76" r="10" />
    </>
  ),
  devices: (
    <>
      <path
        className={styles.paper}
        d="M42 34h70a6 6 0 0 1 6 6v48H36V40a6 6 0 0 1 6-6zM28 88h98l-5 12a4 4 0 0 1-4 2H37a4 4 0 0 1-4-2z"
      />
      <path className={styles.line} d="M50 50h24M50 64h38" />
      <path
        className={styles.accent}
        d="M106 56h22a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5h-22a5 5 0 0 1-5-5V61a5 5 0 0 1 5-5z"
      />
      <path className={styles.mark} d="M112 95h10" />
    </>
  ),
  service: (
    <>
      <path
        className={styles.paper}
        d="M46 26h68a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H82l-20 18V86H46a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
      />
      <path className={styles.line} d="M60 60v-4a20 20 0 0 1 40 0v4" />
      <path
        className={styles.accent}
        d="M56 56h9v18h-9a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM95 56h9a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-9z"
      />
    </>
  ),
  page: (
    <>
      <path
        className={styles.paper}
        d="M50 20h44l18 18v62a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
      />
      <path className={styles.fold} d="M94 20v14a4 4 0 0 0 4 4h14z" />
      <path className={styles.line} d="M68 56a10 10 0 1 1 14 9c-3 2-4 4-4 8M78 84v.1" />
    </>
  ),
};

/** What a drawing shows, on its ground. */
export const EmptyScene = ({ name }: { name: EmptyDrawingName | EmptySubject }) => SCENES[name];
