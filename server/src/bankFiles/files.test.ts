import { XMLParser } from 'fast-xml-parser';
import { readAnswer } from './answerFile';
import { decimalOf, endToEndId, minorOf, withdrawalOf } from './decimal';
import { contentOf, isIban, type PaymentFile } from './paymentFile';

const file: PaymentFile = {
  id: 12,
  format: 'pain.001',
  debtor: { holder: 'Members & Co', account: 'DE89370400440532013000', bic: 'COBADEFFXXX', currency: 'EUR' },
  createdAt: new Date('2026-11-21T12:00:00.123Z'),
  lines: [
    {
      ...{ withdrawalId: 7, amountMinor: 123_405, bankCode: 'HARBOUR', bankName: 'Harbour <Bank>' },
      ...{ cardNumber: '6222020012345678', holder: 'Nguyễn Thị "Ana"' },
    },
    {
      ...{ withdrawalId: 8, amountMinor: 5, bankCode: 'XMPLDEM0XXX', bankName: 'Example' },
      ...{ cardNumber: '6222020012345679', holder: '李\u0001雷' },
    },
  ],
};

/** The names of elements in the order in which they stand, two levels of them. */
const order = (element: object): string => Object.keys(element).join(' ');

describe('a file for a bank (OFC-26)', () => {
  const read = (content: string) =>
    new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(content).Document.CstmrCdtTrfInitn;

  it('is pain.001.001.09 with its elements in the order of the schema', () => {
    const content = contentOf(file);
    expect(content).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
    expect(content).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    const { GrpHdr, PmtInf } = read(content);
    expect(GrpHdr).toEqual({
      ...{ MsgId: 'F12-20261121', CreDtTm: '2026-11-21T12:00:00Z', NbOfTxs: '2', CtrlSum: '1234.10' },
      InitgPty: { Nm: 'Members & Co' },
    });
    expect(order(PmtInf)).toBe(
      'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum ReqdExctnDt Dbtr DbtrAcct DbtrAgt CdtTrfTxInf',
    );
    expect(PmtInf.DbtrAcct).toEqual({ Id: { IBAN: file.debtor.account }, Ccy: 'EUR' });
    const [first, second] = PmtInf.CdtTrfTxInf;
    expect(order(first)).toBe('PmtId Amt CdtrAgt Cdtr CdtrAcct RmtInf');
    expect(first).toMatchObject({
      PmtId: { EndToEndId: 'W7' },
      Amt: { InstdAmt: { '#text': '1234.05', '@_Ccy': 'EUR' } },
      CdtrAgt: { FinInstnId: { Nm: 'Harbour <Bank>', Othr: { Id: 'HARBOUR' } } },
      Cdtr: { Nm: 'Nguyễn Thị "Ana"' },
      CdtrAcct: { Id: { Othr: { Id: '6222020012345678', SchmeNm: { Prtry: 'PAN' } } } },
    });
    expect(second.CdtrAgt.FinInstnId).toEqual({ BICFI: 'XMPLDEM0XXX', Nm: 'Example' });
    expect(second.Cdtr.Nm).toBe('李 雷');
  });

  it('names an account that is no IBAN, and an agent that is not known, otherwise', () => {
    const { PmtInf } = read(contentOf({ ...file, debtor: { ...file.debtor, account: '00123456', bic: '' } }));
    expect(PmtInf.DbtrAcct.Id).toEqual({ Othr: { Id: '00123456' } });
    expect(PmtInf.DbtrAgt.FinInstnId).toEqual({ Othr: { Id: 'NOTPROVIDED' } });
    expect(isIban('DE89370400440532013001')).toBe(false);
  });

  it('is CSV with a line for each', () => {
    const lines = contentOf({ ...file, format: 'csv' }).split('\r\n');
    expect(lines[1]).toBe('W7,1234.05,EUR,"Nguyễn Thị ""Ana""",6222020012345678,HARBOUR,Harbour <Bank>');
    expect(lines).toHaveLength(4);
  });
});

const entry = (change: { status?: string; side?: string; details: string }) => `
  <Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>${change.side ?? 'DBIT'}</CdtDbtInd>
    <Sts>${change.status ?? '<Cd>BOOK</Cd>'}</Sts><NtryDtls>${change.details}</NtryDtls></Ntry>`;
const statement = (...entries: string[]) => `<?xml version="1.0"?>
  <c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><c:BkToCstmrStmt>
    <c:Stmt><c:Id>1</c:Id>${entries.join('')}</c:Stmt></c:BkToCstmrStmt></c:Document>`;
const details = (id: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>${more}</TxDtls>`;

describe('a bank’s file (OFC-27)', () => {
  it('as camt.053 says of each transaction whether it went out or came back', () => {
    const content = statement(
      entry({ details: details('W1') }),
      entry({ status: 'BOOK', details: details('W2', '<Amt Ccy="EUR">4.50</Amt>') + details('W3') }),
      entry({ side: 'CRDT', details: details('W4', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>') }),
      entry({ status: '<Cd>PDNG</Cd>', details: details('W5') }),
      '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts></Ntry>',
    );
    const line = (reference: string, amountMinor: number | null, says: string) => ({
      ...{ reference, amountMinor, currency: amountMinor === null ? '' : 'EUR', says },
    });
    expect(readAnswer('camt.053', content)).toEqual([
      line('W1', 1_000, 'booked'),
      line('W2', 450, 'booked'),
      // One of several without an amount of its own: the entry's is that of all.
      line('W3', null, 'booked'),
      line('W4', 1_000, 'returned'),
      line('W5', 1_000, 'pending'),
      line('', 100, 'booked'),
    ]);
  });

  it('as CSV has its columns in whatever order, with commas or semicolons', () => {
    const semicolons = '\ufeffStatus;Reference;Amount\nbooked;W1;1234,50\nreturned;W2;5\nlost;W3;x\n';
    expect(readAnswer('csv', semicolons)).toEqual([
      { reference: 'W1', amountMinor: 123_450, currency: '', says: 'booked' },
      { reference: 'W2', amountMinor: 500, currency: '', says: 'returned' },
      { reference: 'W3', amountMinor: null, currency: '', says: null },
    ]);
    expect(readAnswer('csv', 'reference,amount,currency,status\nW1,1.00,eur,booked')).toEqual([
      { reference: 'W1', amountMinor: 100, currency: 'EUR', says: 'booked' },
    ]);
  });

  it.each([
    ['camt.053', '<a><b></a>', 'closing tag'],
    ['camt.053', '<Document/>', 'has no statement'],
    ['camt.053', `<!DOCTYPE a [<!ENTITY b "c">]>${statement()}`, 'document type'],
    ['csv', 'one,two\n1,2\n', 'no column "reference", "amount", "status"'],
    ['csv', 'reference,amount,status\n1,2\n', ''],
  ] as const)('of another form is refused: %s %s', (format, content, why) => {
    expect(() => readAnswer(format, content)).toThrow(why);
  });
});

describe('amounts and references of files', () => {
  it('are exact', () => {
    expect([0, 5, 100, 123_405, 9_007_199_254_740_991].map(decimalOf)).toEqual([
      ...['0.00', '0.05', '1.00', '1234.05', '90071992547409.91'],
    ]);
    expect(['1234.05', '1234,5', '7', '1.000', '1.001', '-1', '1.2.3', ''].map(minorOf)).toEqual([
      ...[123_405, 123_450, 700, 100, null, null, null, null],
    ]);
  });

  it('name withdrawals of ours alone', () => {
    expect(withdrawalOf(endToEndId(17))).toBe(17);
    expect(['17', 'w17', 'W17x', 'NOTPROVIDED', ''].map(withdrawalOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
