export interface CardEntry {
  number: string;
  bankCode: string;
  holder: string;
}

export interface CardFault {
  field: keyof CardEntry;
  /** Key of the words for it. */
  fault: 'realCardNumber' | 'selectBank' | 'realNameRequired';
}

/** The first fault in the order of D47: bound already, number, bank, holder (VAL-12). */
export function cardFault(entry: CardEntry, isBound: boolean): CardFault | null {
  if (isBound || !/^\d{8,24}$/.test(entry.number)) return { field: 'number', fault: 'realCardNumber' };
  if (entry.bankCode === '') return { field: 'bankCode', fault: 'selectBank' };
  if (entry.holder.trim() === '') return { field: 'holder', fault: 'realNameRequired' };
  return null;
}
