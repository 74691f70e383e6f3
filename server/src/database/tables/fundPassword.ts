export interface FundPasswordTables {
  /** Wrong guesses in a row; no row after a right one. */
  fund_password_guesses: {
    member_id: number;
    wrong: number;
    last_wrong_at: Date;
  };
}
