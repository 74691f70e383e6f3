import { Changed } from '../parts/Changed';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../texts';
import styles from './LogDetails.module.css';

type Values = Readonly<Record<string, unknown>>;

/** What was and what is, where the line has both; everything else by its name. */
export function LogDetails({ details }: { details: Values }) {
  const { before, after, ...others } = details;
  const changed = isValues(before) || isValues(after);
  const names = changed ? Object.keys({ ...values(before), ...values(after) }) : [];
  const plain = Object.entries(changed ? others : details);
  return (
    <dl className={styles.details}>
      {plain.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Folded text={shown(value)}>{shown(value)}</Folded>
          </dd>
        </div>
      ))}
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Folded text={shown(values(before)[name]) + shown(values(after)[name])}>
              <Changed
                before={isValues(before) ? shown(before[name]) : null}
                after={isValues(after) ? shown(after[name]) : null}
              />
            </Folded>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** From how many characters on a value is shown once somebody asks: lines stay short enough to be looked through. */
const longFrom = 240;

function Folded({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useAreaTexts('audit');
  if (text.length < longFrom) return children;
  return (
    <details>
      <summary>{t('long', { count: text.length })}</summary>
      {children}
    </details>
  );
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const values = (value: unknown): Values => (isValues(value) ? value : {});

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
