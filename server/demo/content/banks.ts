export interface Bank {
  readonly code: string;
  readonly name: string;
}

/** Invented banks. A bank's name is a proper name and stays the same in every language. */
export const banks: readonly Bank[] = [
  { code: 'HARBOUR', name: 'Harbour Bank' },
  { code: 'MERIDIAN', name: 'Meridian Bank' },
  { code: 'NORTHGATE', name: 'Northgate Savings' },
  { code: 'SIERRA', name: 'Banco Sierra' },
  { code: 'LOTUS', name: 'Lotus Bank' },
  { code: 'HANGANG', name: 'Hangang Bank' },
  { code: 'SURIA', name: 'Bank Suria' },
  { code: 'RIVERSTONE', name: 'Riverstone Credit Union' },
];
