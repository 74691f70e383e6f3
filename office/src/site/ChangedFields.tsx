import { formatMoney, languages, type Language } from '@members/contract';
import {
  declarationOf,
  isAmount,
  isLocalised,
  type ContentKind,
  type FieldType,
} from '@members/office-contract';
import { Changed } from '../parts/Changed';
import { usePicture } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './ChangedFields.module.css';
import type { Change } from './ChangesTable';

const longest = 120;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What differs between how something was before and how it is after, field by field. */
export function ChangedFields({ kind, before, after, fields }: Change) {
  const { t } = useAreaTexts('content');
  const types: Readonly<Record<string, FieldType>> = declarationOf(kind).fields;
  if (before === null) return <p className={styles.text}>{t('made', { state: t(`states.${after}`) })}</p>;
  if (before === after && fields.length === 0) return <p className={styles.text}>{t('savedAgain')}</p>;
  return (
    <dl className={styles.fields}>
      {before !== after && (
        <Line name={t('state')}>
          <Changed before={t(`states.${before}`)} after={t(`states.${after}`)} />
        </Line>
      )}
      {fields.map((field) => (
        <Field key={field.name} kind={kind} type={types[field.name]} {...field} />
      ))}
    </dl>
  );
}

interface FieldProps {
  kind: ContentKind;
  /** Undefined for a field that the kind has no more. */
  type: FieldType | undefined;
  name: string;
  before?: unknown;
  after?: unknown;
}

function Field({ type, name, before, after }: FieldProps) {
  const { t } = useAreaTexts('content');
  if (!type) return null;
  const label = t(`fields.${name}`);
  if (!isLocalised(type))
    return (
      <Line name={label}>
        <Values type={type} before={before} after={after} />
      </Line>
    );
  const [was, is] = [before, after] as [Texts, Texts];
  return languages
    .filter((language) => (was[language] ?? '') !== (is[language] ?? ''))
    .map((language) => (
      <Line key={language} name={`${label}, ${t(`languages.${language}`)}`}>
        <Values type={type} before={was[language] || null} after={is[language] || null} />
      </Line>
    ));
}

type Texts = Partial<Record<Language, string>>;

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const pictureTypes: readonly FieldType[] = ['picture', 'optionalPicture', 'pictures', 'pictureByLanguage'];

function Values({
  type,
  before,
  after,
}: Required<Pick<FieldProps, 'before' | 'after'>> & { type: FieldType }) {
  const { t } = useAreaTexts('content');
  if (pictureTypes.includes(type))
    return (
      <span className={styles.pictures}>
        <Pictures addresses={before} /> → <Pictures addresses={after} />
      </span>
    );
  const plain = (value: unknown) => (value === null || value === '' ? null : plainOf(type, value, t));
  return <Changed before={plain(before)} after={plain(after)} />;
}

function Pictures({ addresses }: { addresses: unknown }) {
  const pictureOf = usePicture();
  const all = (Array.isArray(addresses) ? addresses : [addresses]).filter(Boolean) as string[];
  if (all.length === 0) return <>–</>;
  return all.map((address) => (
    <img key={address} src={pictureOf(address)} alt={address} title={address} loading="lazy" />
  ));
}

/** A value in words. */
function plainOf(type: FieldType, value: unknown, t: (key: string) => string): string {
  if (type === 'switch') return t(value ? 'on' : 'off');
  if (type === 'languages') return (value as Language[]).map((code) => t(`languages.${code}`)).join(', ');
  if (isAmount(type)) return formatMoney(Number(value));
  if (type === 'optionalPerMille') return `${Number(value) / 10} %`;
  if (type === 'steps') return t('stepsChanged');
  return shortened(String(value));
}
