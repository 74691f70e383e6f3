/** What is wrong with fields, as texts for the member; in the order of the form. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;

/** The requests of the fields that are still empty; spaces alone fill none (VAL-01, VAL-02, VAL-11). */
export function missingFields<Field extends string>(
  requests: Readonly<Record<Field, string>>,
  values: Readonly<Record<Field, string>>,
): Faults<Field> {
  const missing = Object.entries(requests).filter(([field]) => values[field as Field].trim() === '');
  return Object.fromEntries(missing) as Faults<Field>;
}
