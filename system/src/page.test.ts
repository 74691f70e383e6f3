import { jsonBlock, pageTemplate } from './page';

const page = pageTemplate(
  '<head><link href="/a.css" rel="stylesheet"><script defer src="/js/a.js"></script></head><body></body>',
);

test('every script of the built page carries the nonce of the answer', () => {
  const html = page('n1');
  expect(html).toContain('<script nonce="n1" defer src="/js/a.js">');
  expect(html).toContain('<link nonce="n1"');
  expect(page('n2')).not.toContain('n1');
});

test('no text in the data leaves its block, is taken for a nonce or for a pattern', () => {
  const html = page('n1', [jsonBlock('data', { text: "</script><script>x</script> {nonce} $' $&" })]);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain("{nonce} $' $&");
});

test('what is written in stands after the scripts and before the styles, which it would wait for', () => {
  const built = '<head><script defer src="/a.js"></script><link href="/a.css" rel="stylesheet"></head>';
  expect(pageTemplate(built)('n1', ['<script>1</script>'])).toMatch(/a\.js.*<script>1<\/script>.*a\.css/);
});

test('what comes last stands at the end of the body, and the page is in its language', () => {
  const page = pageTemplate('<html lang="en"><head></head><body><div></div></body></html>');
  const html = page('n1', [], { markup: '<template>{nonce}</template>', lang: 'ko-KR' });
  expect(html).toMatch(/^<html lang="ko-KR">.*<div><\/div><template>\{nonce\}<\/template><\/body><\/html>$/);
  expect(page('n1')).toMatch(/^<html lang="en">/);
});
