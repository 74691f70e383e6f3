import { faultyBuilds, withLifecycle } from './faultyReleases';
import type { BuildCopy } from './copyBuild';

interface HostileRelease {
  build: (copy: BuildCopy) => void;
  /** What the gate finds, without the route that it finds it on. */
  finding: string;
}

/** The gate finds nothing, and members nothing to mind: what it tries has no effect (decision 89). */
export const heldHarmless = 'nothing';

/** Mounts as usual and then does something. */
const afterMount = (body: string, finding: string): HostileRelease => ({
  build: withLifecycle('mount', `await theirs.mount(props); ${body}`),
  finding,
});

const addStyle = (css: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet);`;

const order = "body: new URLSearchParams({ id: '1', number: 'x', money: '100' }), method: 'POST'";

/** Builds whose files are not those that they name. */
const incomplete = new Set(['truncated', 'without its locale chunk']);

/** Real builds that do what no release may, by what they do. A release of another kind belongs here before the gate knows it. */
export const hostileReleases: Readonly<Record<string, HostileRelease>> = {
  // Nothing for the member.
  'shows nothing': afterMount('props.domElement.replaceChildren();', 'hard blank'),
  'shows itself invisibly': afterMount("props.domElement.style.opacity = '0';", 'hard blank'),
  'hides itself': afterMount("props.domElement.style.display = 'none';", 'hard blank'),
  'mounts nothing at all': { build: withLifecycle('mount', ''), finding: 'hard blank' },
  'has no heading': afterMount(
    "props.domElement.querySelectorAll('h1').forEach((each) => { each.textContent = ''; });",
    'soft heading',
  ),
  'shows nothing the second time': {
    build: withLifecycle('mount', 'if (!window.came) { window.came = 1; await theirs.mount(props); }'),
    finding: 'hard return',
  },
  // What is the shell's.
  'empties the page': afterMount('document.body.replaceChildren();', 'hard frame'),
  'hides the tab bar': afterMount(addStyle('nav { display: none }'), 'hard frame'),
  'makes the tab bar invisible': afterMount(addStyle('nav { opacity: 0 }'), 'hard styles'),
  'moves the tab bar': afterMount(addStyle('nav { transform: translateY(-40px) }'), 'hard frame'),
  'covers the tab bar': afterMount(
    "const over = document.createElement('div'); over.style.cssText = 'position:fixed;inset:auto 0 0;height:90px;z-index:99999'; document.body.append(over);",
    'hard frame',
  ),
  'makes every button large': afterMount(addStyle('button { font-size: 40px }'), 'hard styles'),
  'stops the page from scrolling': afterMount(
    "document.documentElement.style.overflow = 'hidden';",
    'hard styles',
  ),
  'makes the page deaf': afterMount("document.body.style.pointerEvents = 'none';", 'hard styles'),
  'leaves an element': afterMount("document.body.append(document.createElement('aside'));", 'hard left'),
  // Presses and keys.
  'swallows presses': afterMount(
    "addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
    'hard press',
  ),
  'swallows keys': afterMount(
    "addEventListener('keydown', (event) => event.preventDefault(), true);",
    'hard key',
  ),
  'takes the focus again and again': afterMount(
    'setInterval(() => { if (document.activeElement !== document.body) document.activeElement.blur(); }, 10);',
    'hard key',
  ),
  // What is the browser's.
  'patches fetch': afterMount(
    'const { fetch } = window; window.fetch = (...all) => fetch(...all);',
    heldHarmless,
  ),
  'patches XMLHttpRequest': afterMount(
    'const { open } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.open = function (...all) { return open.apply(this, all); };',
    heldHarmless,
  ),
  'patches the history': afterMount(
    'const push = history.pushState; history.pushState = function (...all) { return push.apply(history, all); };',
    'hard globals',
  ),
  'adds to a prototype': afterMount(
    'Array.prototype.last = function () { return this[this.length - 1]; };',
    'hard globals',
  ),
  'patches promises': afterMount(
    'const { then } = Promise.prototype; Promise.prototype.then = function (...all) { return then.apply(this, all); };',
    'hard globals',
  ),
  'patches JSON': afterMount(
    'const { parse } = JSON; JSON.parse = (...all) => parse(...all);',
    'hard globals',
  ),
  'listens in on listeners': afterMount(
    'const add = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (...all) { return add.apply(this, all); };',
    'hard globals',
  ),
  // The session and what is stored.
  'reads the session': afterMount("localStorage.getItem('members.tokensso');", 'hard storage'),
  'becomes somebody else': afterMount("localStorage.setItem('members.token', '1');", 'hard storage'),
  'clears the storage': afterMount('sessionStorage.clear();', 'hard storage'),
  'reads cookies': afterMount('void document.cookie;', 'hard storage'),
  // What nobody pressed.
  'places an order': afterMount(
    `void fetch('/api/game/placeOrder', { ${order} }).catch(() => {});`,
    'hard write',
  ),
  'withdraws money': afterMount(
    "const request = new XMLHttpRequest(); request.open('POST', '/api/user_set_withdraw'); request.send('money=100');",
    'hard write',
  ),
  'sends a beacon': afterMount("navigator.sendBeacon('/api/system/seen', 'x');", 'hard write'),
  'opens a dialog': afterMount("setTimeout(() => alert('Win now!'), 300);", 'hard dialog'),
  'asks a question': afterMount("setTimeout(() => prompt('Your password?'), 300);", 'hard dialog'),
  'opens a window': afterMount("window.open('/other');", 'hard address'),
  'goes to another page': afterMount("setTimeout(() => location.assign('/other'), 300);", 'hard address'),
  'loads the page anew': afterMount('setTimeout(() => location.reload(), 1_000);', 'hard address'),
  // What the page's policy refuses.
  'evaluates a text': afterMount("try { (0, eval)('1'); } catch {}", 'hard policy'),
  'tells another host': afterMount("void fetch('https://elsewhere.test/').catch(() => {});", 'hard policy'),
  'counts with a picture': afterMount("new Image().src = 'https://elsewhere.test/a.gif';", 'hard policy'),
  // Time and room.
  'renders without end': afterMount(
    "const count = document.createElement('b'); props.domElement.append(count); setInterval(() => { for (let each = 0; each < 5; each += 1) count.textContent = String(Math.random()); }, 5);",
    'hard busy',
  ),
  'takes memory without end': afterMount(
    'window.taken = []; setInterval(() => taken.push(new Array(100_000).fill(Math.random())), 20);',
    'hard memory',
  ),
  'keeps the page busy': afterMount(
    'setTimeout(() => { for (const until = Date.now() + 3_000; Date.now() < until; ); }, 500);',
    'hard blocked',
  ),
  stutters: afterMount(
    'setInterval(() => { for (const until = Date.now() + 700; Date.now() < until; ); }, 1_500);',
    'soft blocked',
  ),
  // Errors.
  'fails later': afterMount("setTimeout(() => { throw new Error('late'); }, 500);", 'hard error'),
  'rejects later': afterMount("setTimeout(() => Promise.reject(new Error('late')), 500);", 'hard error'),
  ...Object.fromEntries(
    Object.entries(faultyBuilds).map(([name, build]) => [
      `is ${name}`,
      { build, finding: incomplete.has(name) ? 'hard integrity' : 'hard mount' },
    ]),
  ),
  'never ends its mount': { build: withLifecycle('mount', 'for (;;);'), finding: 'hard deadline' },
};
