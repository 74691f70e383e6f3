import { randomBytes } from 'node:crypto';
import {
  UntrustedNotice,
  type NoticeMessage,
  type PaymentOrder,
  type PaymentProvider,
} from '../src/payments/provider';

/** What a test of a provider's module brings: the module, and a way to be the payer at the provider. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** Does at the provider what makes a payment end so. */
  end(payUrl: string, outcome: 'paid' | 'failed' | 'expired'): Promise<void>;
  /** The next notice that the provider has sent, as it came over HTTP. */
  nextNotice(): Promise<NoticeMessage>;
  /** Moves the clock of module and provider. */
  later(ms: number): void;
}

const hour = 3_600_000;

/** What every provider's module has to hold to. Call it at the top of the module's own test. */
export function providerContract(name: string, underTest: () => ProviderUnderTest): void {
  const newOrder = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
    reference: randomBytes(16).toString('base64url'),
    amountMinor: 12_345,
    currency: underTest().provider.currency,
    channel: 'Card',
    language: 'en_us',
    expiresAt: new Date(Date.now() + hour),
    ...change,
  });
  const listed = async (reference: string) =>
    (await underTest().provider.listPayments(new Date(Date.now() - hour))).filter(
      (payment) => payment.reference === reference,
    );

  describe(`${name} as a payment provider`, () => {
    it('has a name that fits an address, ways to pay and a currency', () => {
      const { provider } = underTest();
      expect(provider.name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(provider.payWays.length).toBeGreaterThan(0);
      expect(provider.currency).toMatch(/^[A-Z]{3}$/);
    });

    it('has the member pay on https or localhost (D51), and lists the payment as open', async () => {
      const order = newOrder();
      const { protocol, hostname } = new URL((await underTest().provider.createPayment(order)).payUrl);
      expect(protocol === 'https:' || hostname === 'localhost').toBe(true);
      expect(await listed(order.reference)).toMatchObject([{ state: 'open', amountMinor: 12_345 }]);
    });

    it('makes one payment of two orders with the same reference', async () => {
      const { provider } = underTest();
      const order = newOrder();
      const [first, second] = [await provider.createPayment(order), await provider.createPayment(order)];
      expect(second).toEqual(first);
      expect(await listed(order.reference)).toHaveLength(1);
    });

    it.each(['paid', 'failed', 'expired'] as const)(
      'tells and lists a payment that is %s',
      async (outcome) => {
        const { provider, end, nextNotice } = underTest();
        const order = newOrder();
        await end((await provider.createPayment(order)).payUrl, outcome);
        const { reference, amountMinor, currency } = order;
        const told = { reference, outcome, amountMinor, currency };
        expect(provider.readNotice(await nextNotice())).toEqual(told);
        expect(await listed(reference)).toEqual([
          { reference, state: outcome, amountMinor, currency, changedAt: expect.any(Date) as Date },
        ]);
      },
    );

    it('sends a paid payment back once, if it can, and lists it as such', async () => {
      const { provider, end } = underTest();
      if (!provider.refundPayment) return;
      const order = newOrder();
      const { reference, amountMinor, currency } = order;
      const refund = () => provider.refundPayment!({ reference, amountMinor, currency });
      const { payUrl } = await provider.createPayment(order);
      await expect(refund()).rejects.toThrow();
      await end(payUrl, 'paid');
      await Promise.all([refund(), refund()]);
      expect(await listed(reference)).toMatchObject([{ state: 'refunded', amountMinor }]);
    });

    it('trusts no notice that is changed, unsigned, signed by somebody else or old', async () => {
      const { provider, end, nextNotice, later } = underTest();
      await end((await provider.createPayment(newOrder())).payUrl, 'paid');
      const notice = await nextNotice();
      const untrusted = (message: NoticeMessage) =>
        expect(() => provider.readNotice(message)).toThrow(UntrustedNotice);
      untrusted({ ...notice, body: notice.body.replace('12345', '99999') });
      untrusted({ ...notice, headers: {} });
      const elsewhere = Object.entries(notice.headers).map(([header, value]) => [
        header,
        String(value).replace(/[0-9a-f]{64}/, (mac) => [...mac].reverse().join('')),
      ]);
      untrusted({ ...notice, headers: Object.fromEntries(elsewhere) as NoticeMessage['headers'] });
      later(hour);
      untrusted(notice);
    });
  });
}
