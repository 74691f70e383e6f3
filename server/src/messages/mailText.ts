import type { Language } from '@members/contract';
import type { CodePurpose } from '../database/tables/codes';
import type { MessageDetails } from '../database/tables/messages';
import { securityText } from './describe';
import { messageTexts } from './texts';
import { passwordLinkMails } from './texts/passwordLinkMails';
import { codeMails } from './texts/codeMails';

/** What the mail of a kind has in its places. */
export interface MailPlaces extends Record<CodePurpose, object> {
  security: MessageDetails['security'] & { time: string };
}

/** A mail in one language; `{site}`, `{code}` and `{link}` are left to who sends it. Throws for a kind that this release does not know. */
export function mailText(
  kind: string,
  language: Language,
  places: unknown,
): { subject: string; text: string } {
  if (kind === 'security') {
    const { time, ...details } = places as MailPlaces['security'];
    const subject = messageTexts[language].security[details.event];
    return { subject, text: `${subject}\n${time} UTC\n\n${securityText(details, language)}` };
  }
  if (kind === 'passwordLink') {
    const [subject, text] = passwordLinkMails[language];
    return { subject, text };
  }
  if (kind === 'answer') {
    const { name, brief } = messageTexts[language].support;
    return { subject: name, text: `${name}\n\n${brief}` };
  }
  const { hint, ...mails } = codeMails[language];
  const mail = Object.hasOwn(mails, kind) ? mails[kind as CodePurpose] : undefined;
  if (!mail) throw new Error(`There is no mail "${kind}".`);
  return { subject: mail[0], text: `${mail[1]}\n\n${hint}` };
}
