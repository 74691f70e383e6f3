import type { ReactNode } from 'react';
import styles from './EmptyScene.module.css';

export type EmptyDrawingName = 'records' | 'messages' | 'search' | 'wallet' | 'fault';

const SCENES: Record<EmptyDrawingName, ReactNode> = {
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
      <path className={styles.fold} d="M50 30h52a6 6 0 0 1 6 6v20H44V36a6 6 0 0 1 6-6z" />
      <path
        className={styles.paper}
        d="M40 44h76a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z"
      />
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
};

/** What a drawing shows, on its ground. */
export const EmptyScene = ({ name }: { name: EmptyDrawingName }) => SCENES[name];
