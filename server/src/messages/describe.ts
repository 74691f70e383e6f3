import { formatMoney, type Language } from '@members/contract';
import { localised } from '../database';
import type { MessageDetails, MessageKind } from '../database/tables/messages';
import { fill } from '../i18n';
import { messageTexts } from './texts';

/** A message of a kind with what is kept of it. */
export type Told = {
  [Kind in MessageKind]: { readonly kind: Kind; readonly details: MessageDetails[Kind] };
}[MessageKind];

/** A message in one language. */
export interface Described {
  name: string;
  /** HTML. */
  text: string;
  /** Where in the app more stands about it; empty for nowhere. */
  route: string;
}

/** What a member reads of a message in the app. */
export function describe(told: Told, language: Language): Described {
  const texts = messageTexts[language];
  switch (told.kind) {
    case 'bets': {
      const { name, text } = texts[told.details.payoutMinor > 0 ? 'betsWon' : 'betsNotWon'];
      return { name, text: fill(text, valuesOf(told, language)), route: '/GameRecord' };
    }
    case 'withdrawalArrived':
    case 'withdrawalRejected': {
      const { name, text } = texts[told.kind];
      return { name, text: fill(text, valuesOf(told, language)), route: '/WithdrawRecord' };
    }
    case 'message':
    case 'support': {
      const { name, text } = told.details;
      return { name: localised(name, language), text: localised(text, language), route: '' };
    }
    case 'security':
      return {
        name: texts.security[told.details.event],
        text: escaped({ text: securityText(told.details, language) }).text!,
        route: told.details.from ? '/Setting?recovery=1' : '/Setting?devices=1',
      };
  }
}

/** What happened to the account's safety, as plain text. */
export function securityText(
  { device, from }: Pick<MessageDetails['security'], 'device' | 'from'>,
  language: Language,
): string {
  const texts = messageTexts[language];
  const told = fill(texts.securityText.text, { device: device || texts.unknownDevice });
  return from ? `${fill(texts.fundPasswordFrom, { from })} ${told}` : told;
}

/** The values of a text, as HTML. */
function valuesOf(told: Told, language: Language): Record<string, string> {
  switch (told.kind) {
    case 'bets': {
      const { game, period, stakeMinor, payoutMinor } = told.details;
      return escaped({
        game: localised(game, language),
        period,
        stake: formatMoney(stakeMinor),
        payout: formatMoney(payoutMinor),
      });
    }
    case 'withdrawalArrived':
      return { amount: formatMoney(told.details.amountMinor) };
    case 'withdrawalRejected':
      return escaped({ amount: formatMoney(told.details.amountMinor), reason: told.details.reason });
    default:
      return {};
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/[&<>"]/g, (sign) => entities[sign]!),
    ]),
  );
