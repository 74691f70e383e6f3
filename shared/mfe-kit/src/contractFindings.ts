import { callIds, callOf, isOpeningRead, languages, type CallId } from '@members/contract';
import type { TextLoader, Texts } from '@members/i18n';
import type { RemoteLifecycles, RemoteProps, ShellHistory, ShellLocation } from './contract';
import type { RoutesFile } from './defineRemote';

/** A remote as its own test sees it. */
export interface RemoteUnderTest {
  lifecycles: RemoteLifecycles;
  /** Its `routes.json`. */
  routes: RoutesFile;
  /** Its `locales/`. */
  texts: TextLoader;
}

const accesses = ['public', 'browse', 'member'];
const patienceMs = 5_000;

/**
 * For tests: what a remote does not keep of the contract with the shell, in sentences. Every route has its access and
 * its title in six languages, mounts into an element of its own, shows something there, and leaves nothing behind.
 */
export async function contractFindings({
  lifecycles,
  routes: file,
  texts,
}: RemoteUnderTest): Promise<string[]> {
  const { routes } = file;
  const findings = routes
    .filter(({ path, access }) => !path.startsWith('/') || !accesses.includes(access))
    .map(({ path, access }) => `${path} is no route with an access (${access})`);
  for (const { path, reads = [], readParams = {} } of routes)
    for (const read of reads)
      if (
        !callIds.includes(read as CallId) ||
        !isOpeningRead(callOf(read as CallId), Object.keys(readParams[read] ?? {}))
      )
        findings.push(`${path} can’t start with the read ${read}`);
  for (const language of languages) {
    const own = await texts(language).then(
      (loaded) => loaded.default,
      () => null,
    );
    if (!own) findings.push(`There are no texts in ${language}`);
    else
      for (const { path, title } of routes)
        if (!textAt(own, title)) findings.push(`${path} has no title in ${language}`);
  }
  let bootstrapped = false;
  for (const { path } of routes) {
    const props = propsAt(path, (error) => findings.push(`${path} fails: ${String(error)}`));
    try {
      if (!bootstrapped) await lifecycles.bootstrap(props);
      bootstrapped = true;
      await lifecycles.preload?.({ path, language: 'en_us' });
      await lifecycles.mount(props);
      if (!(await showsSomething(props.domElement))) findings.push(`${path} shows nothing`);
      await lifecycles.unmount(props);
      if (props.domElement.hasChildNodes()) findings.push(`${path} leaves something behind`);
    } catch (error) {
      findings.push(`${path} fails: ${String(error)}`);
    } finally {
      props.domElement.remove();
    }
  }
  return findings;
}

function textAt(texts: Texts, key: string): string | undefined {
  const text = key.split('.').reduce<Texts | string | undefined>(
    (node, part) => (typeof node === 'object' ? node[part] : undefined), // oxfmt-ignore
    texts,
  );
  return typeof text === 'string' ? text : undefined;
}

function propsAt(path: string, onError: (error: unknown) => void): RemoteProps {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  // single-spa names what it mounts.
  const named = { name: `contract ${path}` };
  return { ...named, domElement, basename: '', history: historyAt(path), language: 'en_us', onError };
}

/** A history of one place: a remote may navigate, and stays mounted as if nobody followed. */
function historyAt(pathname: string): ShellHistory {
  const location: ShellLocation = { pathname, search: '', hash: '', state: null, key: 'contract' };
  const nowhere = () => undefined;
  return {
    location,
    action: 'POP',
    push: nowhere,
    replace: nowhere,
    go: nowhere,
    createHref: (to) => `#${to}`,
    listen: () => nowhere,
  };
}

async function showsSomething(element: HTMLElement): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!element.textContent && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return Boolean(element.textContent);
}
