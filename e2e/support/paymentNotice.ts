import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signatureHeader, signatureOf } from '../../server/src/payments/signature';
import { systemTime } from './clock';
import { mainAddress, mainDataDirectory } from './ports';

interface Notice {
  reference: string;
  outcome: 'paid' | 'failed' | 'expired';
  amountMinor: number;
}

/** Sends the system under test a notice as its sandbox provider signs it; answers the status. */
export async function sendPaymentNotice(notice: Notice): Promise<number> {
  const secret = readFileSync(join(mainDataDirectory(), 'secrets/sandbox-secret'), 'utf8');
  const body = JSON.stringify({ ...notice, currency: 'XTS' });
  const signature = signatureOf({ secret, purpose: 'notice', body }, new Date(await systemTime()));
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  const url = `${mainAddress}/payments/sandbox/notice`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
