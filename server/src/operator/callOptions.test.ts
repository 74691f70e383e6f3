import { Command } from '@members/command-line';
import { z } from 'zod';
import { callOptions, kebab } from './callOptions';
import { FromFile } from './optionValues';

const money = z.coerce.number<number>().int();
const params = z.object({
  ids: z.array(z.coerce.number<number>().int().min(1)).min(1).max(200),
  step: z.enum(['approve', 'send']),
  amountMinor: money,
  shownFrom: z.iso.datetime().nullable(),
  archived: z.boolean(),
  operator: z.string().max(40).optional(),
  names: z.array(z.string()).optional(),
  level: z.literal([1, 2]).optional(),
  link: z.union([z.literal(''), z.string().regex(/^\//)]).optional(),
  content: z.string().max(500_000).optional(),
  picture: z.base64().max(7_000_000).optional(),
  texts: z.record(z.string(), z.string()).optional(),
  days: z.number().int().min(1).max(30).default(7).meta({ description: 'how far back' }),
});
const options = callOptions({ params });
const optionOf = (param: string) => options.find((each) => each.param === param)!;

/** What commander makes of an option that is given. */
function parse(param: string, ...args: string[]): unknown {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const option of optionOf(param).options) command.addOption(option);
  const given: Record<string, unknown> = command.parse(args, { from: 'user' }).opts();
  return given[optionOf(param).options[0].attributeName()];
}

describe('the options of a call', () => {
  it('are its parameters in the words of a shell, and required where the call requires them', () => {
    expect(options.map(({ flag }) => flag)).toEqual([
      '--ids',
      '--step',
      '--amount',
      '--shown-from',
      '--archived',
      '--param-operator',
      '--names',
      '--level',
      '--link',
      '--content',
      '--picture',
      '--texts',
      '--days',
    ]);
    expect(options.filter(({ isRequired }) => isRequired).map(({ param }) => param)).toEqual([
      'ids',
      'step',
      'amountMinor',
      'shownFrom',
      'archived',
    ]);
    expect(kebab('moveWithdrawals')).toBe('move-withdrawals');
  });

  it.each([
    ['ids', ['--ids', '17,18', '--ids', '19'], [17, 18, 19]],
    ['ids', ['--ids', '[17, 18]'], [17, 18]],
    ['step', ['--step', 'send'], 'send'],
    ['amountMinor', ['--amount', '99.50'], 9_950],
    ['amountMinor', ['--amount', '100'], 10_000],
    ['amountMinor', ['--amount', '-5'], -500],
    ['shownFrom', ['--shown-from', '2026-03-31T12:00:00Z'], '2026-03-31T12:00:00Z'],
    ['shownFrom', ['--no-shown-from'], false],
    ['archived', ['--archived'], true],
    ['archived', ['--no-archived'], false],
    ['operator', ['--param-operator', 'bea'], 'bea'],
    ['names', ['--names', 'a, b'], ['a', 'b']],
    ['level', ['--level', '2'], 2],
    ['link', ['--link', ''], ''],
    ['content', ['--content', 'a.csv'], new FromFile('a.csv', 'utf8')],
    ['picture', ['--picture', 'a.jpg'], new FromFile('a.jpg', 'base64')],
    ['texts', ['--texts', '{"en_us": "Hello"}'], { en_us: 'Hello' }],
  ] as [string, string[], unknown][])('%s takes %j', (param, args, value) => {
    expect(parse(param, ...args)).toEqual(value);
  });

  it.each([
    ['ids', ['--ids', '17,x'], 'It takes a whole number.'],
    ['ids', ['--ids', '1.5'], 'It takes a whole number.'],
    ['ids', ['--ids', '[17'], 'It takes JSON.'],
    ['step', ['--step', 'burn'], 'It takes approve, send.'],
    ['amountMinor', ['--amount', '1.005'], 'It takes an amount such as 99.50.'],
    ['amountMinor', ['--amount', '1e3'], 'It takes an amount such as 99.50.'],
    ['texts', ['--texts', 'Hello'], 'It takes JSON.'],
  ] as [string, string[], string][])('%s does not take %j', (param, args, problem) => {
    expect(() => parse(param, ...args)).toThrow(problem);
  });

  it('say what they take', () => {
    expect(options.map(({ options: [option] }) => `${option.flags}: ${option.description}`)).toEqual([
      '--ids <numbers>: separated by commas, or the option again, 1 to 200',
      '--step <approve|send>: ',
      '--amount <amount>: such as 99.50',
      '--shown-from <time>: such as 2026-03-31T12:00:00Z',
      '--archived: ',
      '--param-operator <text>: ',
      '--names <texts>: separated by commas, or the option again',
      '--level <1|2>: ',
      '--link <text>: ',
      '--content <file>: a file, or - for what is piped in',
      '--picture <file>: a file, or - for what is piped in',
      '--texts <json>: ',
      '--days <number>: how far back; 1 to 30; 7 unless told',
    ]);
  });

  it('of a call that takes one of several things are those of each of them', () => {
    const either = callOptions({
      params: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('all') }),
        z.object({ kind: z.literal('some'), ids: z.array(z.number().int()) }),
      ]),
    });
    expect(either.map(({ flag, isRequired, example }) => [flag, isRequired, example])).toEqual([
      ['--kind', true, '--kind all'],
      ['--ids', false, '--ids 17,18'],
    ]);
  });
});
