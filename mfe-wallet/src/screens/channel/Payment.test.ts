import type { Recharge } from '@members/contract';
import { recordOf } from './Payment';
import { paymentOf } from './usePayment';

const record = (reference: string | null, statusText: string) => ({ reference, statusText }) as Recharge;

describe('a payment is known by its own order number (LIFE-04)', () => {
  const earlier = record('earlier', 'Paid');

  test('and wears no earlier one’s state, also where that is the newest that is known', () => {
    expect(recordOf('new', [earlier])).toBeUndefined();
    expect(recordOf('new', undefined)).toBeUndefined();
    expect(recordOf('new', [record('new', 'Waiting for payment'), earlier])?.statusText).toBe(
      'Waiting for payment',
    );
  });

  test('or by nothing, where a server gives it none', () => {
    expect(recordOf(null, [record(null, 'Paid')])).toBeUndefined();
  });

  test('and an address that names none shows the channels, whatever was paid before on this screen', () => {
    const paid = { reference: 'earlier', frame: null };
    expect(paymentOf(null, paid)).toBeNull();
    expect(paymentOf('new', paid)).toEqual({ reference: 'new', frame: null });
    expect(paymentOf('earlier', paid)).toBe(paid);
  });
});
