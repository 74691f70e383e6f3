import type { FieldType } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import type { ComponentType } from 'react';
import { useAreaTexts } from '../../texts';
import { ButtonField } from './ButtonField';
import { CaptionsField } from './CaptionsField';
import { ClipField } from './ClipField';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { FigureField } from './FigureField';
import { HtmlField } from './HtmlField';
import { InSix } from './InSix';
import { LanguagesField } from './LanguagesField';
import { PictureByLanguage, PicturesField } from './PictureFields';
import { ReferenceField } from './ReferenceField';
import { StepsField } from './StepsField';
import { SwitchField } from './SwitchField';

const byType: Readonly<Record<FieldType, ComponentType<FieldProps>>> = {
  text: InSix,
  longText: InSix,
  optionalText: InSix,
  word: LineField,
  key: LineField,
  picture: PicturesField,
  optionalPicture: PicturesField,
  pictures: PicturesField,
  pictureByLanguage: PictureByLanguage,
  link: LineField,
  file: ClipField,
  price: FigureField,
  optionalPrice: FigureField,
  button: ButtonField,
  captions: CaptionsField,
  whole: FigureField,
  reference: ReferenceField,
  steps: StepsField,
  switch: SwitchField,
  html: HtmlField,
  optionalHtml: HtmlField,
  optionalLongText: InSix,
  languages: LanguagesField,
  avatars: FigureField,
  hours: FigureField,
  hoursOrNone: FigureField,
  amount: FigureField,
  optionalAmount: FigureField,
  optionalPerMille: FigureField,
  optionalMinutes: FigureField,
  name: LineField,
};

/** One field of an item, by its type. */
export function ContentField(props: FieldProps) {
  const Field = byType[props.type];
  return <Field {...props} />;
}

const lineHints: Partial<Record<FieldType, string>> = {
  key: 'keyHint',
  name: 'keyHint',
  link: 'linkHint',
};

function LineField({ name, type, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  return (
    <div className={styles.narrow}>
      <TextField
        label={t(`fields.${name}`)}
        hint={lineHints[type] && t(lineHints[type])}
        disabled={disabled}
        value={String(value)}
        onValueChange={(text) => onChange(['key', 'link'].includes(type) ? text.trim() : text)}
      />
    </div>
  );
}
