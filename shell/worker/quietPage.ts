import { newNonce } from '../src/offline/pageTexts';

/** How long the waiting shell may take to come into force; then the page starts again with the earlier one. */
const patienceMs = 10_000;

/**
 * A page in the chosen appearance of the app that loads nothing, and lets the earlier worker give way and the waiting shell take
 * over. Beside a page that asks for this and that the earlier worker may be woken up at the very moment at which the
 * browser puts it to rest; then Chromium does not replace it for more than a minute (decision 48).
 */
export function quietPage(): Response {
  const nonce = newNonce();
  const policy = ["default-src 'none'", 'img-src data:', "base-uri 'none'", "frame-ancestors 'none'"]
    .concat(['script-src', 'style-src'].map((kind) => `${kind} 'nonce-${nonce}'`))
    .join('; ');
  return new Response(html(nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });
}

/** The canvas of the app (`tokens.css`), as in the page's own `theme-color`. */
const canvas = Object.entries({ light: '#f2f4f8', dark: '#0d1322' });

export const html = (nonce: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${canvas.map(([scheme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`).join('\n')}
<link rel="icon" href="data:,">
<title>Members</title>
<style nonce="${nonce}">
${canvas.map(([scheme, color]) => `@media (prefers-color-scheme: ${scheme}) { html { background: ${color} } }`).join('\n')}
${canvas.map(([scheme, color]) => `html[data-theme=${scheme}] { background: ${color} }`).join('\n')}
body::after {
  content: '';
  position: fixed;
  inset: 0;
  width: 24px;
  height: 24px;
  margin: auto;
  border: 3px solid #8a94a8;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn 0.8s linear infinite, appear 1s step-end;
}
@keyframes turn { to { transform: rotate(1turn) } }
@keyframes appear { from { opacity: 0 } }
@media (prefers-reduced-motion: reduce) { body::after { animation-duration: 2.4s, 1s } }
</style>
<script nonce="${nonce}">
// The chosen appearance, as \`applyAppearance\` shows it in the app.
const chosen = localStorage.getItem('members.appearance');
if (chosen === 'light' || chosen === 'dark') {
  document.documentElement.dataset.theme = chosen;
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('media', meta.getAttribute('media').includes(chosen) ? 'all' : 'not all');
}
const start = () => location.reload();
navigator.serviceWorker.addEventListener('controllerchange', start);
setTimeout(start, ${patienceMs});
navigator.serviceWorker.getRegistration().then((registration) => {
  if (!registration?.waiting) return start();
  navigator.serviceWorker.controller?.postMessage('give-way');
  registration.waiting.postMessage('take-over');
});
</script>
</html>`;
