import { searchHelp } from './searchHelp';

const answer = (key: string, question: string, text: string) => ({ key, question, text, link: '' });
const topics = [
  {
    key: 'money',
    name: 'Money · Dinero · 资金',
    answers: [
      answer('withdrawal', 'How long does a withdrawal take?', 'A few hours on working days.'),
      answer('recharge', 'How do I recharge?', 'Choose a channel. A withdrawal never depends on it.'),
      answer('retiro', '¿Olvidaste la contraseña de retiro?', 'Pide un código.'),
      answer('tixian', '提现需要多久到账？', '工作日通常几小时内到账。'),
      answer('rut', 'Rút tiền mất bao lâu?', 'Vài giờ. Đổi mật khẩu không mất phí.'),
      answer('chulgeum', '출금은 얼마나 걸리나요?', '영업일에는 몇 시간이면 됩니다.'),
    ],
  },
];
const found = (query: string) => searchHelp(topics, query).map((each) => each.answer.key);

describe('a search in the answers (HELP-02)', () => {
  it.each([
    ['words in any order, whatever their case', 'TAKE withdrawal', 'withdrawal'],
    ['accents that nobody types', 'contrasena', 'retiro'],
    ['Vietnamese without its marks', 'rut tien', 'rut'],
    ['Vietnamese letters of their own', 'doi mat khau', 'rut'],
    ['Chinese without the words in between', '提现多久', 'tixian'],
    ['Korean with another particle', '출금이', 'chulgeum'],
  ])('finds %s', (_, query, key) => {
    expect(found(query)[0]).toBe(key);
  });

  it('puts the question before the text', () => {
    expect(found('withdrawal').slice(0, 2)).toEqual(['withdrawal', 'recharge']);
  });

  it.each(['', '  ', '?!', 'giraffe', '长颈鹿'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([]);
  });
});
