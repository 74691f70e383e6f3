/** The fields that are still empty, in the order of the form; spaces alone fill none (VAL-01, VAL-02). */
export function missingFields<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
): Field[] {
  return fields.filter((field) => values[field].trim() === '');
}
