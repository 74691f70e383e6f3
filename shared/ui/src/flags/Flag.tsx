import type { ReactNode } from 'react';
import styles from './Flag.module.css';

const red = '#d52b1e';
const gold = '#ffce00';
const white = '#fff';

const star = (x: number, y: number, radius: number) => (
  <path
    fill={gold}
    transform={`translate(${x} ${y}) scale(${radius})`}
    d="M0-1 .22-.31H.95L.36.12.59.81 0 .38-.59.81-.36.12-.95-.31h.73z"
  />
);

/** Seven stripes, of which three are white. */
const stripes = (
  <>
    <path fill={red} d="M0 0h24v16H0z" />
    <path stroke={white} strokeWidth="2.286" d="M0 3.43h24M0 8h24M0 12.57h24" />
  </>
);

const flags: Readonly<Record<string, ReactNode>> = {
  en_us: (
    <>
      {stripes}
      <path fill="#2a3a7c" d="M0 0h11v9.14H0z" />
      <path
        stroke={white}
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="0 2.2"
        d="M1.2 1.500h9M2.3 3.500h7.500M1.2 5.500h9M2.3 7.500h7.5"
      />
    </>
  ),
  zh_cn: (
    <>
      <path fill={red} d="M0 0h24v16H0z" />
      {star(5, 5.4, 3.2)}
      {star(10, 2.2, 1.1)}
      {star(12, 4.2, 1.1)}
      {star(12, 7, 1.1)}
      {star(10, 9, 1.1)}
    </>
  ),
  es_spa: (
    <>
      <path fill={red} d="M0 0h24v16H0z" />
      <path fill={gold} d="M0 4h24v8H0z" />
      <path fill={red} d="M5.5 6.200h3.500v2.600a1.75 1.75 0 0 1-3.5 0z" />
    </>
  ),
  ms_my: (
    <>
      {stripes}
      <path fill="#26347a" d="M0 0h12v9.14H0z" />
      <path fill={gold} d="M6.2 2a2.9 2.9 0 1 0 0 5.2 2.4 2.4 0 1 1 0-5.200z" />
      {star(7.8, 4.6, 2)}
    </>
  ),
  vn_vn: (
    <>
      <path fill={red} d="M0 0h24v16H0z" />
      {star(12, 8.3, 4.6)}
    </>
  ),
  ko_ko: (
    <>
      <path fill={white} d="M0 0h24v16H0z" />
      <g transform="rotate(-34 12 8)">
        <path fill="#cd2e3a" d="M8 8a4 4 0 0 1 8 0z" />
        <path fill="#0f4c9c" d="M8 8a4 4 0 0 0 8 0z" />
        <circle fill="#cd2e3a" cx="10" cy="8" r="2" />
        <circle fill="#0f4c9c" cx="14" cy="8" r="2" />
      </g>
      <path
        stroke="#111"
        strokeWidth=".8"
        d="m3 4.3 2-2.600M4 5 6 2.400M5 5.700l2-2.600M17 12.900l2-2.600M18 13.600l2-2.600M19 14.300l2-2.600M19 1.700l2 2.600M18 2.4 20 5M17 3.100l2 2.600M5 10.300l2 2.600M4 11l2 2.600M3 11.700l2 2.6"
      />
    </>
  ),
};

/** The flag that stands for a language beside its name (AUTH-04). Decoration; nothing for a language without one. */
export function Flag({ language }: { language: string }) {
  const flag = flags[language];
  return (
    flag && (
      <svg className={styles.flag} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" fill="none">
        {flag}
      </svg>
    )
  );
}
