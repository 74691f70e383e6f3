/** The twenty bet types of a three-dice round (ENT-09): four by label, sixteen by sum. */
export const labelBetTypes = ['bi', 'sm', 'si', 'do'] as const;
export const sumBetTypes = [
  '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18',
] as const; // oxfmt-ignore
export const betTypes = [...labelBetTypes, ...sumBetTypes] as const;

export type LabelBetType = (typeof labelBetTypes)[number];
export type BetType = (typeof betTypes)[number];

export function isBetType(value: string): value is BetType {
  return (betTypes as readonly string[]).includes(value);
}
