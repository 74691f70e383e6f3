import { languages } from '@members/contract';
import {
  declarationOf,
  isLocalised,
  type ContentFields,
  type ContentKind,
  type FieldType,
} from '@members/office-contract';

const emptyOf = (type: FieldType) => {
  if (isLocalised(type)) return Object.fromEntries(languages.map((language) => [language, '']));
  if (type === 'pictures' || type === 'steps') return [];
  if (type === 'price') return 0;
  return type === 'whole' ? 1 : '';
};

/** The fields of a new item. */
export const emptyFields = (kind: ContentKind): ContentFields =>
  Object.fromEntries(
    Object.entries(declarationOf(kind).fields).map(([name, type]) => [name, emptyOf(type)]),
  ) as ContentFields;
