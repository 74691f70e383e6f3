import { XMLBuilder } from 'fast-xml-parser';
import { byteOrderMark, csvLine } from '../control';
import type { BankFileFormat, DebtorAccount } from '../database/tables/bankFiles';
import { decimalOf, endToEndId } from './decimal';

/** What a file says about one withdrawal. */
export interface FileLine {
  withdrawalId: number;
  amountMinor: number;
  bankCode: string;
  bankName: string;
  cardNumber: string;
  holder: string;
}

export interface PaymentFile {
  id: number;
  format: BankFileFormat;
  debtor: DebtorAccount;
  createdAt: Date;
  lines: readonly FileLine[];
}

/** The bytes of a file for a bank's bulk payment; the same for the same values, whenever they are made. */
export const contentOf = (file: PaymentFile): string => (file.format === 'csv' ? csvOf(file) : painOf(file));

export const nameOf = ({ id, format }: Pick<PaymentFile, 'id' | 'format'>): string =>
  `withdrawals-${id}.${format === 'csv' ? 'csv' : 'pain.001.xml'}`;

export const typeOf = ({ format }: Pick<PaymentFile, 'format'>): string =>
  format === 'csv' ? 'text/csv;charset=utf-8' : 'application/xml';

function csvOf({ debtor, lines }: PaymentFile): string {
  const head = ['reference', 'amount', 'currency', 'holder', 'card', 'bank code', 'bank'];
  return (
    byteOrderMark +
    csvLine(head) +
    lines
      .map((line) =>
        csvLine([
          endToEndId(line.withdrawalId),
          decimalOf(line.amountMinor),
          debtor.currency,
          line.holder,
          line.cardNumber,
          line.bankCode,
          line.bankName,
        ]),
      )
      .join('')
  );
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const longestName = 140;

/**
 * ISO 20022 pain.001.001.09, a customer's credit transfers: one debit, and a transfer for each withdrawal. The elements
 * stand in the order of the schema. A card is an account of the proprietary scheme `PAN`, since the external code list has
 * none for card numbers.
 */
function painOf({ id, debtor, createdAt, lines }: PaymentFile): string {
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const counts = { NbOfTxs: lines.length, CtrlSum: decimalOf(totalMinor) };
  const [day] = createdAt.toISOString().split('T');
  const name = `F${id}-${day!.replaceAll('-', '')}`;
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: name,
          CreDtTm: createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
          ...counts,
          InitgPty: { Nm: debtor.holder },
        },
        PmtInf: {
          PmtInfId: name,
          PmtMtd: 'TRF',
          BtchBookg: true,
          ...counts,
          ReqdExctnDt: { Dt: day },
          Dbtr: { Nm: debtor.holder },
          DbtrAcct: {
            Id: isIban(debtor.account) ? { IBAN: debtor.account } : { Othr: { Id: debtor.account } },
            Ccy: debtor.currency,
          },
          DbtrAgt: { FinInstnId: debtor.bic ? { BICFI: debtor.bic } : { Othr: { Id: 'NOTPROVIDED' } } },
          CdtTrfTxInf: lines.map((line) => ({
            PmtId: { EndToEndId: endToEndId(line.withdrawalId) },
            Amt: { InstdAmt: { '@_Ccy': debtor.currency, '#text': decimalOf(line.amountMinor) } },
            CdtrAgt: {
              FinInstnId: bic.test(line.bankCode)
                ? { BICFI: line.bankCode, Nm: named(line.bankName) }
                : { Nm: named(line.bankName), Othr: { Id: line.bankCode.slice(0, 35) } },
            },
            Cdtr: { Nm: named(line.holder) },
            CdtrAcct: { Id: { Othr: { Id: line.cardNumber, SchmeNm: { Prtry: 'PAN' } } } },
            RmtInf: { Ustrd: endToEndId(line.withdrawalId) },
          })),
        },
      },
    },
  });
}

/** Without what XML can't hold; a name is never empty. */
const named = (text: string): string =>
  text.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ').slice(0, longestName) || '-';

/** By its check digits (ISO 7064, modulo 97). */
export function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
