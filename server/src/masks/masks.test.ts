import { maskedMail, maskedName, maskedNetwork } from '.';

test('a name keeps the first letter of each word', () => {
  expect(['Ana Maria', '김민지', ''].map(maskedName)).toEqual(['A*** M***', '김***', '']);
});

test('an e-mail address keeps the first sign of each part, and its end', () => {
  expect(maskedMail('ana.maria@mail.example.com')).toBe('a***@m***.e***.com');
  expect(maskedMail('x@y.org')).toBe('x***@y***.org');
  expect(maskedMail('')).toBe('');
});

test('a network’s address keeps its beginning', () => {
  expect(['203.0.113.7', '2001:db8:1:2::/64', ''].map(maskedNetwork)).toEqual([
    '203.0.***',
    '2001:db8.***',
    '',
  ]);
});
