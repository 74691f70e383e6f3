import { takeTicket } from './ticket';

describe('the ticket of single sign-on (AUTH-09, D09)', () => {
  it('is taken from the query before the hash, which then stays without it', () => {
    expect(takeTicket('http://m.example.org/?sso=T&username=u&x=1#/Mine')).toEqual({
      ticket: 'T',
      username: 'u',
      address: '/?x=1#/Mine',
    });
  });

  it('is taken from the query inside the hash', () => {
    expect(takeTicket('http://m.example.org/#/Mine?tab=a&sso=T&username=u')).toEqual({
      ticket: 'T',
      username: 'u',
      address: '/#/Mine?tab=a',
    });
  });

  it('needs both parameters', () => {
    expect(takeTicket('http://m.example.org/?sso=T#/Mine')).toBeNull();
    expect(takeTicket('http://m.example.org/#/Mine?username=u')).toBeNull();
  });
});
