import { paymentFrame } from './paymentFrame';

const own = 'http://localhost:8080';
const framed = (payUrl: string) => paymentFrame(payUrl, own);

describe('the page where a member pays (D51)', () => {
  test.each(['https://pay.example.com/pay/1', 'http://localhost:8085/pay/1'])(
    '%s may be framed',
    (payUrl) => {
      expect(framed(payUrl)?.href).toBe(payUrl);
    },
  );

  test.each([
    'http://pay.example.com/',
    'http://localhost.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/pay/1',
    '',
  ])('%j may not', (payUrl) => {
    expect(framed(payUrl)).toBeNull();
  });

  test('never gets the top of the page, and on the app’s own origin no origin', () => {
    expect(framed('https://pay.example.com/')?.sandbox).toBe(
      'allow-scripts allow-forms allow-popups allow-same-origin',
    );
    expect(framed(`${own}/pay/1`)?.sandbox).toBe('allow-scripts allow-forms allow-popups');
  });
});
