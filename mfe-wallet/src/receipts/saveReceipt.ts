import { languageTag } from '@members/i18n';
import { saveFile } from '@members/mfe-kit/saveFile';
import { drawPages, type Line } from '../pdf/drawPages';
import { imagePdf } from '../pdf/imagePdf';
import type { Receipt, ReceiptTexts } from './receipt';

/** Saves a receipt as a PDF of one page. */
export async function saveReceipt(receipt: Receipt, texts: ReceiptTexts): Promise<void> {
  const { t, language } = texts;
  const tag = languageTag(language);
  const pages = await drawPages(linesOf(receipt, texts), {
    language: tag,
    footer: (page, pages) => t('receipt.page', { page, pages }),
  });
  const title = `${receipt.title} ${receipt.amount}`;
  saveFile(imagePdf(pages, { title, language: tag }), 'receipt.pdf');
}

const linesOf = ({ title, amount, status, steps, facts, note }: Receipt, { t }: ReceiptTexts): Line[] => [
  { kind: 'title', text: title },
  { kind: 'title', text: amount },
  { kind: 'text', text: status.text },
  ...(note ? [{ kind: 'text', text: note } as const] : []),
  { kind: 'space' },
  { kind: 'heading', text: t('receipt.time') },
  ...steps
    .filter(({ isDone }) => isDone)
    .map(({ label, time }): Line => ({ kind: 'fact', name: label, value: time ?? '' })),
  { kind: 'space' },
  ...facts.map(([name, value]): Line => ({ kind: 'fact', name, value })),
];
