import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarationsWith, writeUses } from '../../testing/writeUses';
import { releaseUses } from '../releases/releaseUses';
import { checkNeeds, type ShellFacts } from './checkShell';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'members-uses-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const facts = (more: Partial<ShellFacts> = {}): ShellFacts => ({
  contract: '3.0.0',
  provides: { react: '19.3.1', '@members/mfe-kit': '3.0.0', '@members/ui/core': '3.0.0' },
  routes: [],
  ...more,
});
const shared = { react: '^19.0.0', '@members/mfe-kit': '^2.0.0', '@members/ui/core': '^2.0.0' };

const findings = async (shell: ShellFacts, needs: Partial<{ shared: Record<string, string> }> = {}) => {
  const release = { shellContract: '^2.0.0', shared, uses: await releaseUses(directory), ...needs };
  return (await checkNeeds({ release }, shell)).release;
};
const fits = declarationsWith('{ label: string; busy?: boolean; wide?: boolean }');

describe('a release that says what it uses', () => {
  beforeEach(() => writeUses(directory));

  it('fits a shell of another major version that has all of it', async () => {
    expect(await findings(facts({ declarations: fits }))).toEqual([]);
  });

  it('is refused by name and place where something is missing', async () => {
    const declarations = { ...declarationsWith('{ label: string }'), tokens: [] };
    expect(await findings(facts({ declarations }))).toEqual([
      {
        id: 'singleton:@members/ui/tokens.css',
        level: 'hard',
        text: '--m-tap (src/screens/video/VideoScreen.module.css:4): The custom property is gone.',
      },
      {
        id: 'singleton:@members/ui/core',
        level: 'hard',
        text: expect.stringMatching(/^Button \(src\/screens\/video\/VideoScreen.tsx:12\): .*"busy"/),
      },
    ]);
  });

  it('is refused by a shell without a module that it takes values of', async () => {
    const declarations = { entries: {}, files: {}, tokens: ['--m-tap'] };
    expect(await findings(facts({ declarations }))).toMatchObject([{ id: 'singleton:@members/ui/core' }]);
  });

  it('is judged by the version of React all the same', async () => {
    const provides = { ...facts().provides, react: '20.0.0' };
    expect(await findings(facts({ declarations: fits, provides }))).toMatchObject([
      { id: 'singleton:react' },
    ]);
  });

  it('is judged by versions where the shell does not say what it declares', async () => {
    expect((await findings(facts())).map(({ id }) => id)).toEqual([
      'contract',
      'singleton:@members/mfe-kit',
      'singleton:@members/ui/core',
    ]);
  });
});

describe('a release that does not say what it uses', () => {
  it.each([
    ['no file', undefined],
    ['no JSON', 'no JSON'],
    ['a line that is two', JSON.stringify({ modules: [], uses: [{ name: 'x', code: 'a;\nb;', at: [] }] })],
  ])('is judged by versions: %s', async (_what, text) => {
    if (text) await writeFile(join(directory, 'uses.json'), text);
    expect((await findings(facts({ declarations: fits }))).map(({ id }) => id)).toContain('contract');
  });
});

describe('a release on the React before the shell’s own', () => {
  const earlier = { react: '18.3.1', 'react-dom/client': '18.3.1', '@members/api-client': '3.0.0' };
  const react = { react: '^18.3.0', 'react-dom/client': '^18.3.0' };
  const onEighteen = (more: Record<string, string> = {}) =>
    findings(facts({ contract: '2.1.0', earlier }), { shared: { ...react, ...more } });

  it('fits a shell that gives both', async () => {
    expect(await onEighteen({ '@members/api-client': '^3.0.0' })).toEqual([]);
  });

  it('is refused by a shell that gives its own alone', async () => {
    const found = await findings(facts({ contract: '2.1.0' }), { shared: react });
    expect(found).toContainEqual(expect.objectContaining({ id: 'singleton:react', level: 'hard' }));
  });

  it('is refused for what is built on the shell’s React', async () => {
    expect(await onEighteen({ '@members/ui/core': '^3.0.0' })).toMatchObject([
      { id: 'singleton:@members/ui/core', level: 'hard' },
    ]);
  });

  it('is refused for a hook that it takes, by name and place', async () => {
    const hook = {
      name: '@members/api-client useCall',
      code: 'void _members_api_client.useCall;',
      at: ['src/A.jsx:1'],
    };
    await writeFile(join(directory, 'uses.json'), JSON.stringify({ modules: [], uses: [hook] }));
    expect(await onEighteen()).toEqual([
      {
        id: 'singleton:@members/api-client',
        level: 'hard',
        text: 'useCall (src/A.jsx:1): It is a hook of another React.',
      },
    ]);
  });
});

/** As `remote.json` was written when the contract stood at 1.0: it tells ranges and nothing of what it uses. */
describe('a release that was built for contract 1.0', () => {
  const shared = { react: '^19.0.0', '@members/api-client': '^1.0.0' };
  const { provides } = facts();
  const needs = { shellContract: '^1.0.0', shared, uses: null };

  it('can’t be activated on a later contract, and the findings say so', async () => {
    const shell = facts({ contract: '2.2.1', provides: { ...provides, '@members/api-client': '1.9.0' } });
    const { release } = await checkNeeds({ release: needs }, shell);
    expect(release).toEqual([
      { id: 'contract', level: 'hard', text: 'It needs the shell contract ^1.0.0; the shell speaks 2.2.1.' },
    ]);
  });

  it('is told of by name where a module has gone on, too', async () => {
    const shell = facts({ contract: '2.2.1', provides: { ...provides, '@members/api-client': '2.0.0' } });
    const { release } = await checkNeeds({ release: needs }, shell);
    expect(release.map(({ id }) => id)).toEqual(['contract', 'singleton:@members/api-client']);
  });
});
