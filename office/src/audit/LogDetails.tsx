import { Changed } from '../parts/Changed';
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
          <dd>{shown(value)}</dd>
        </div>
      ))}
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Changed
              before={isValues(before) ? shown(before[name]) : null}
              after={isValues(after) ? shown(after[name]) : null}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const values = (value: unknown): Values => (isValues(value) ? value : {});

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
