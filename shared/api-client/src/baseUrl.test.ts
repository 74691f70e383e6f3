import { apiBaseUrl } from './baseUrl';

const baseOf = (href: string, override?: string) => apiBaseUrl(new URL(href), override);

describe('the base of the API (API-01, D19)', () => {
  it.each([
    ['https://m.example.com/x', 'https://api.example.com/api'],
    ['https://example.com/', 'https://api.example.com/api'],
    ['http://a.b.example.co.uk/', 'http://api.example.co.uk/api'],
    ['http://localhost:8080/', 'http://localhost:8080/api'],
    ['http://192.168.1.7:3000/', 'http://192.168.1.7:3000/api'],
    ['http://[::1]:3000/', 'http://[::1]:3000/api'],
    ['http://members:8080/', 'http://members:8080/api'],
    ['https://co.uk/', 'https://co.uk/api'],
  ])('of %s is %s', async (page, base) => {
    await expect(baseOf(page)).resolves.toBe(base);
  });

  it('is the override where one is given', async () => {
    await expect(baseOf('https://m.example.com/', 'https://elsewhere.org/api')).resolves.toBe(
      'https://elsewhere.org/api',
    );
  });
});
