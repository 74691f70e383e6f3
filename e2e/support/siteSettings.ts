import { mainDataDirectory } from './ports';
import { runStatement } from './shortGame';

/** Columns of the settings that specs change, and set back. */
interface SiteSettings {
  shows_banners?: boolean;
  shows_popup?: boolean;
  support_enabled?: boolean;
  support_url?: string;
  login_first?: boolean;
  fund_password_editable?: boolean;
}

/** Changes settings of the system under test at once, as if they had always been so. */
export function setSite(settings: SiteSettings): Promise<void> {
  const set = Object.entries(settings).map(
    ([column, value]) => `${column} = ${typeof value === 'string' ? `'${value}'` : value}`,
  );
  return runStatement(mainDataDirectory(), `UPDATE site SET ${set.join(', ')}`);
}
