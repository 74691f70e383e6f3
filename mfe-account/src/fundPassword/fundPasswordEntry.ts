import { paths } from '@members/mfe-kit';

export interface FundPasswordState {
  hasFundPassword: boolean;
  /** The site lets members change it themselves (edit_paypwd 1). */
  editable: boolean;
}

/** Where menu and settings lead for the withdrawal password; null: only customer service can change it (D43). */
export function fundPasswordEntry({ hasFundPassword, editable }: FundPasswordState): string | null {
  if (!hasFundPassword) return paths.setFundPassword;
  return editable ? paths.editFundPassword : null;
}
