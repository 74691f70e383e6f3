import { missingFields } from './missingFields';

describe('required fields of login and registration (VAL-01, VAL-02)', () => {
  const fields = ['username', 'password', 'inviteCode'] as const;

  test('names every empty field in the order of the form', () => {
    expect(missingFields(fields, { inviteCode: '', password: 'secret1', username: '' })).toEqual([
      'username',
      'inviteCode',
    ]);
  });

  test('takes spaces for nothing', () => {
    expect(missingFields(fields, { username: '  ', password: 'secret1', inviteCode: 'A' })).toEqual([
      'username',
    ]);
  });

  test('is content with a filled form', () => {
    expect(missingFields(fields, { username: 'demo', password: 'secret1', inviteCode: 'A' })).toEqual([]);
  });
});
