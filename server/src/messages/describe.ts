import { formatCurrency, formatMoney, type Language } from '@members/contract';
import { localised } from '../database';
import type { MessageDetails, MessageKind } from '../database/tables/messages';
import { fill, reasonText } from '../i18n';
import { messageTexts } from './texts';
import type { MessageText } from './texts/messageTexts';

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
  const { name, text } = wordsOf(told, language);
  return { name, text: isWritten(told) ? text : escapeHtml(text), route: routeOf(told) };
}

/**
 * What a device shows of a message where others may read along, as plain text: without `withDetails` no amount, no reason
 * and nothing that an operator has written (decision 101).
 */
export function describeOutside(
  told: Told,
  language: Language,
  { withDetails }: { withDetails: boolean },
): { title: string; body: string } {
  const { name, text, brief } = wordsOf(told, language);
  if (withDetails) return { title: name, body: isWritten(told) ? withoutTags(text) : text };
  return { title: isWritten(told) ? messageTexts[language][told.kind].name : name, body: brief };
}

type WrittenMessage = Extract<Told, { kind: 'message' | 'support' }>;

/** The text is HTML of an operator. */
const isWritten = (told: Told): told is WrittenMessage => told.kind === 'message' || told.kind === 'support';

function routeOf(told: Told): string {
  switch (told.kind) {
    case 'bets':
      return '/GameRecord';
    case 'withdrawalArrived':
    case 'withdrawalRejected':
      return '/WithdrawRecord';
    case 'money':
      return '/Moneylog';
    case 'security':
      return securityRoute(told.details);
    case 'support':
      return told.details.conversation ? '/ServiceOnline?conversation=1' : '';
    default:
      return '';
  }
}

function securityRoute({ event, from }: MessageDetails['security']): string {
  if (event === 'cardReset') return '/Setbank';
  if (event === 'fundPasswordReset') return '/SetPayPassword';
  if (event === 'realNameReset') return '/Setname';
  return from ? '/Setting?recovery=1' : '/Setting?devices=1';
}

function wordsOf(told: Told, language: Language): MessageText {
  const texts = messageTexts[language];
  switch (told.kind) {
    case 'bets': {
      const { game, period, stakeMinor, payoutMinor } = told.details;
      const { name, text, brief } = texts[payoutMinor > 0 ? 'betsWon' : 'betsNotWon'];
      const amounts = { stake: formatMoney(stakeMinor), payout: formatMoney(payoutMinor) };
      const round = { game: localised(game, language), period };
      return { name, text: fill(text, { ...round, ...amounts }), brief: fill(brief, round) };
    }
    case 'withdrawalArrived':
      return withAmount(texts.withdrawalArrived, told.details, language);
    case 'withdrawalRejected':
      return withAmount(texts.withdrawalRejected, told.details, language);
    case 'money': {
      const { event, takenMinor = 0, ...details } = told.details;
      const { text, ...rest } = texts.money[event];
      return withAmount(
        { ...rest, text: fill(text, { taken: formatCurrency(takenMinor, language) }) },
        details,
        language,
      );
    }
    case 'message':
    case 'support': {
      const { name, text } = told.details;
      const { brief } = texts[told.kind];
      return { name: localised(name, language), text: localised(text, language), brief };
    }
    case 'security':
      return {
        name: texts.security[told.details.event],
        text: securityText(told.details, language),
        brief: texts.securityText.brief,
      };
  }
}

const withAmount = (
  { name, text, brief }: MessageText,
  { amountMinor, reason = '' }: { amountMinor: number; reason?: string },
  language: Language,
): MessageText => ({
  name,
  text: fill(text, {
    amount: formatCurrency(amountMinor, language),
    reason: reasonText(reason, language),
  }),
  brief,
});

/** What happened to the account's safety, as plain text. */
export function securityText(
  { event, device, from }: MessageDetails['security'],
  language: Language,
): string {
  const texts = messageTexts[language];
  if (event === 'recoveryCancelled') return texts.cancelledByService;
  if (event === 'passwordLink') return texts.linkByService;
  if (isReset(event)) return fill(texts.resetByService, { from: from ?? '–' });
  const told = fill(texts.securityText.text, { device: device || texts.unknownDevice });
  return from ? `${fill(texts.fundPasswordFrom, { from })} ${told}` : told;
}

const isReset = (event: MessageDetails['security']['event']): boolean => event.endsWith('Reset');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/** For a place that shows plain text and reads no markup. */
const withoutTags = (html: string): string =>
  Object.entries({ ...entities, "'": '&#39;', ' ': '&nbsp;' })
    .reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
