import { defaultLanguage } from '@members/contract';
import { currentLanguage } from '@members/i18n';
import { onLanguageChange } from '@members/i18n/shell';
import { tellServer } from './tellServer';

/** Tells the server in which language the next page is to bring Home drawn (decision 127). */
export function tellLanguage(): void {
  onLanguageChange(tell);
  tell();
}

function tell(): void {
  const language = currentLanguage();
  tellServer('members_language', language === defaultLanguage ? '' : language);
}
