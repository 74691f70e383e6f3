/**
 * Functions that the gate runs in a page, in a world of its own: what a release does to the globals and prototypes of the
 * page changes nothing here.
 */

/** The shell's tab bar and its links, the look of the page outside the release, and what stands in `body`. */
export function lookAtFrame() {
  const styleOf = (element) => {
    const style = getComputedStyle(element);
    const names = ['color', 'backgroundColor', 'display', 'visibility', 'opacity', 'position', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'margin', 'padding', 'border', 'transform', 'filter', 'pointerEvents', 'overflow', 'textTransform', 'zIndex']; // oxfmt-ignore
    return Object.fromEntries(names.map((name) => [name, style[name]]));
  };
  const probes = document.createElement('div');
  const names = ['h1', 'p', 'a', 'button', 'input', 'ul', 'table'];
  probes.append(...names.map((name) => document.createElement(name)));
  document.body.append(probes);
  const styles = Object.fromEntries([...probes.children].map((each) => [each.localName, styleOf(each)]));
  probes.remove();
  const nav = [...document.querySelectorAll('nav')].find((each) => !each.closest('[data-release]'));
  const tabs = [...(nav?.querySelectorAll('a') ?? [])].map((tab) => {
    const { x, y, width, height } = tab.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2, width, height].map(Math.round);
    const hit = document.elementFromPoint(place[0], place[1]);
    return { address: tab.getAttribute('href'), place, onTop: hit !== null && tab.contains(hit) };
  });
  const children = [...document.body.children].map(({ localName, id }) =>
    id ? `${localName}#${id}` : localName,
  );
  const whole = { body: document.body, html: document.documentElement, ...(nav && { 'tab bar': nav }) };
  for (const [name, element] of Object.entries(whole)) styles[name] = styleOf(element);
  return { tabs, styles, children };
}

/** What a member sees of a release: whether there is anything, and a heading. */
export function lookAtRelease(id) {
  const element = [...document.querySelectorAll('[data-release]')].find(
    ({ dataset, inert }) => dataset.release === id && !inert,
  );
  if (!element) return { there: false, blank: true, heading: false };
  const isSeen = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    each.getBoundingClientRect().height > 0;
  const pictures = [...element.querySelectorAll('img, svg, canvas, video')].some(isSeen);
  const heading = [...element.querySelectorAll('h1')].some(
    (each) => isSeen(each) && each.innerText.trim() !== '',
  );
  return { there: true, blank: !isSeen(element) || (element.innerText.trim() === '' && !pictures), heading };
}

/** Counts from now on what goes on in the page; returns what was counted since it was called last, and all violations. */
export function countSince() {
  const since = (globalThis.gateCounts ??= begin());
  since.takeLast();
  const { changes, longestTaskMs, violations, startedAt } = since;
  Object.assign(since, { changes: 0, longestTaskMs: 0, startedAt: performance.now() });
  return { changes, longestTaskMs, violations, seconds: (performance.now() - startedAt) / 1000 };

  function begin() {
    const counts = { changes: 0, longestTaskMs: 0, violations: [], startedAt: performance.now() };
    const change = (records) => {
      counts.changes += records.length;
    };
    const task = (entries) => {
      for (const { duration } of entries) counts.longestTaskMs = Math.max(counts.longestTaskMs, duration);
    };
    const changes = new MutationObserver(change);
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    const tasks = new PerformanceObserver((list) => task(list.getEntries()));
    tasks.observe({ type: 'longtask' });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      counts.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    // What was seen and not told yet.
    const takeLast = () => {
      change(changes.takeRecords());
      task(tasks.takeRecords());
    };
    return Object.assign(counts, { takeLast });
  }
}

/** Puts a button and a field over everything else, for a press and a key of which a release must not know. */
export function plantProbe() {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;top:0;left:0;z-index:2147483647';
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  for (const each of [button, field]) each.style.cssText = 'display:block;width:60px;height:40px';
  const heard = { press: false, key: false };
  button.addEventListener('click', ({ defaultPrevented }) => (heard.press = !defaultPrevented));
  field.addEventListener('input', () => (heard.key = true));
  probe.append(button, field);
  document.body.append(probe);
  globalThis.gateProbe = { heard, remove: () => probe.remove() };
  return { button: { x: 30, y: 20 }, field: { x: 30, y: 60 } };
}

export function takeProbe() {
  const { heard, remove } = globalThis.gateProbe;
  remove();
  return heard;
}

/** The screen that the page shows, e.g. `#/Home`. */
export const address = () => location.hash;

export function setAddress(hash) {
  location.hash = hash;
}
