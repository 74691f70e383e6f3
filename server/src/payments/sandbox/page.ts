import { formatMoney, type Language } from '@members/contract';
import { createHash } from 'node:crypto';
import type { Payment } from './paymentBook';
import { texts } from './texts';

const style = `
:root{color-scheme:light dark;--text:#141b2d;--muted:#566079;--page:#f2f4f8;--card:#fff;--line:#c3cad8;--main:#24345f;--on-main:#fff;--good:#127045;--bad:#b3201f}
@media(prefers-color-scheme:dark){:root{--text:#eef1f8;--muted:#a7b1c9;--page:#0e1422;--card:#182136;--line:#3b496c;--main:#bcc7e3;--on-main:#14213d;--good:#5bd49b;--bad:#ff9d80}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:20px 16px 32px}
h1{font-size:18px;margin:0 0 4px}
p{margin:0 0 16px;color:var(--muted);font-size:14px}
.card{background:var(--card);border-radius:18px;padding:20px;margin-bottom:16px}
.amount{font-size:32px;font-weight:700;line-height:1.2;margin:0 0 16px;color:var(--text);overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0;font-size:14px}
dt{color:var(--muted)}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
.state{font-size:16px;font-weight:600;color:var(--text)}
.paid{color:var(--good)}
.failed{color:var(--bad)}
button{display:block;width:100%;min-height:48px;margin-bottom:12px;border:1px solid var(--line);border-radius:24px;background:none;color:var(--text);font:inherit;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:var(--on-main);font-weight:600}
button:focus-visible{outline:3px solid #2c62d6;outline-offset:2px}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** No script, nothing from elsewhere, in a frame of the app only, and forms go nowhere but here. */
export const pageHeaders = (frameAncestors: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

const buttonsOf: Readonly<Record<Payment['state'], readonly ('pay' | 'fail' | 'expire' | 'payLate')[]>> = {
  open: ['pay', 'fail', 'expire'],
  paid: [],
  failed: [],
  expired: ['payLate'],
  refunded: [],
};

/** The page where a member says what becomes of a payment; `null` for one that does not exist. */
export function paymentPage(payment: Payment | null, language: Language): string {
  const words = texts[language];
  const content = payment ? describe(payment, language) : `<p class="state">${words.unknown}</p>`;
  return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.test}</p>
${content}
</main>
</body>
</html>
`;
}

function describe(payment: Payment, language: Language): string {
  const { state, amountMinor, currency, channel, reference } = payment;
  const words = texts[language];
  const buttons = buttonsOf[state].map(
    (action, index) =>
      `<button name="action" value="${action}"${index === 0 ? ' class="main"' : ''}>${words[action]}</button>`,
  );
  return `<div class="card">
<p class="amount">${formatMoney(amountMinor)} ${escaped(currency)}</p>
<dl>
<dt>${words.channel}</dt><dd>${escaped(channel)}</dd>
<dt>${words.reference}</dt><dd>${escaped(reference)}</dd>
</dl>
</div>
<p class="state ${state}" role="status">${words[state]}</p>
<form method="post" action="?lang=${language}">
${buttons.join('\n')}
</form>`;
}
