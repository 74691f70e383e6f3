import { withLifecycle } from './faultyReleases';

export interface LateRelease {
  /** What it does once it has stood on screen for longer than the gate watches it. */
  does: string;
  body: string;
  /** What the registry is told. */
  told: string;
  /** Whether it is taken away for it. */
  hurts: boolean;
  everyRun?: true;
}

/** Real builds that mount as the gate likes it, and do later what no release may. */
export const lateReleases: readonly LateRelease[] = [
  { does: 'empties the page', body: 'document.body.replaceChildren();', told: 'It has emptied the page.', hurts: true, everyRun: true }, // oxfmt-ignore
  { does: 'removes the tab bar', body: "document.querySelector('nav').remove();", told: 'The tab bar is gone.', hurts: true }, // oxfmt-ignore
  { does: 'hides the tab bar', body: "document.querySelector('nav').style.display = 'none';", told: 'The tab bar is gone.', hurts: true }, // oxfmt-ignore
  { does: 'covers the tab bar', body: "const over = document.createElement('div'); over.style.cssText = 'position:fixed;inset:auto 0 0;height:90px;z-index:99999'; document.body.append(over);", told: 'The tab bar is out of reach.', hurts: true }, // oxfmt-ignore
  { does: 'makes the page deaf', body: "document.body.style.pointerEvents = 'none';", told: 'The tab bar is out of reach.', hurts: true }, // oxfmt-ignore
  { does: 'shows itself invisibly', body: "props.domElement.style.opacity = '0';", told: 'It shows nothing.', hurts: true }, // oxfmt-ignore
  { does: 'throws', body: "throw new Error('too late');", told: 'too late', hurts: false, everyRun: true },
  { does: 'rejects', body: "void Promise.reject(new Error('too late'));", told: 'too late', hurts: false },
  { does: 'holds the page up', body: 'for (const until = Date.now() + 1_500; Date.now() < until; );', told: 'It held the page up for 1.5 s.', hurts: false }, // oxfmt-ignore
  { does: 'does what the policy forbids', body: "void fetch('https://elsewhere.test/').catch(() => {});", told: 'The page’s policy refuses it: connect-src', hurts: false }, // oxfmt-ignore
];

/** Real builds that are bad for some members, or in a way that only comparing shows. Each page presses five times. */
export const subtleReleases: readonly { does: string; body: string; why: RegExp }[] = [
  {
    does: 'throws at four of five members',
    // Not by a clock of its own: on a slow machine the page does not watch yet.
    body: "if (Math.random() < 0.8) addEventListener('now', () => setTimeout(() => { throw new Error('not here'); }));",
    why: /failures in run in /,
  },
  {
    does: 'mounts at half of the members only',
    body: "if (Math.random() < 0.5) throw new Error('not here');",
    why: /failures in mount in /,
  },
  {
    does: 'answers each press 150 ms later',
    body: "props.domElement.addEventListener('click', () => { for (const until = Date.now() + 150; Date.now() < until; ); });",
    why: /presses of more than /,
  },
];

/** Mounts as usual, and does something once the page gets the event `now`. */
export const whenToldTo = (body: string) =>
  withLifecycle(
    'mount',
    `await theirs.mount(props); addEventListener('now', () => setTimeout(() => { ${body} }));`,
  );
