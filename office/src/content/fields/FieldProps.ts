import type { ContentFields, ContentKind, FieldType, FieldValue } from '@members/office-contract';

export interface FieldProps {
  name: string;
  type: FieldType;
  value: FieldValue;
  /** The kind that a reference is to. */
  refersTo?: ContentKind | undefined;
  disabled: boolean;
  onChange: (value: FieldValue) => void;
  /** Sets other fields beside its own: a film brings its length and a poster. */
  onOthers: (fields: ContentFields) => void;
}

export type ByLanguage = Record<string, string>;
