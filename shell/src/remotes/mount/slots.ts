import { hasNetwork } from '@members/api-client/shell';
import { session } from '@members/api-client/session';
import type { ExtensionPlace, FailurePhase, ListedRelease, SlotData } from '@members/mfe-kit';
import type { RemoteExtension } from '@members/mfe-kit/release';
import type { Registry } from '../../registry/registry';
import type { Reports } from '../../registry/reports';
import type { Releases } from '../choose/releases';
import { ReleaseFailure } from '../phases/ReleaseFailure';
import type { Preparer } from '../prepare/createPreparer';
import type { BegunMount } from './beginMount';
import type { FillSlot } from './slotsOfScreen';

const usualOrder = 100;

export interface SlotServices {
  registry: Pick<Registry, 'document'>;
  releases: Pick<Releases, 'allowed' | 'candidates' | 'subscribe'>;
  reports: Pick<Reports, 'failed'>;
  prepare: Preparer['prepare'];
  isReady: Preparer['isReady'];
  /** Whether a release is a developer's own build, of which nothing is reported. */
  isOwn: (release: ListedRelease) => boolean;
}

interface SlotsOptions extends SlotServices {
  mount: (release: ListedRelease, element: HTMLElement, extension: ExtensionPlace) => BegunMount;
}

/** An extension of a remote, in whichever of its releases. */
interface Extender {
  remote: string;
  /** Name of the extension. */
  name: string;
}

const extensionIn = ({ extensions = [] }: ListedRelease, slot: string, name: string) =>
  extensions.find((each) => each.slot === slot && each.name === name);

const maySee = ({ access }: RemoteExtension) => access !== 'member' || session.current() !== null;

/**
 * Fills the slots that screens offer with what releases add to them. Each extension is a release like any other: chosen,
 * prepared and mounted by the same rules as a screen. One that fails is reported and gives way to that of the next
 * release, or to nothing; the screens of its release stay (decision 95).
 */
export function createSlots(options: SlotsOptions): { fill: FillSlot } {
  const { registry, releases, reports, prepare, isReady, isOwn, mount } = options;
  /** Extensions that have failed in this page, by release, slot and name. */
  const failed = new Set<string>();
  const keyOf = (release: ListedRelease, slot: string, name: string) =>
    `${release.container} ${slot} ${name}`;

  function candidates(slot: string, { remote, name }: Extender): ListedRelease[] {
    return releases.candidates(remote).filter((release) => {
      const extension = extensionIn(release, slot, name);
      return extension && maySee(extension) && !failed.has(keyOf(release, slot, name));
    });
  }

  /** The extensions of a slot, in the order of the best release of each. */
  function extendersOf(slot: string): Extender[] {
    const remotes = new Set(releases.allowed().map((release) => release.name));
    const found = [...remotes].sort().flatMap((remote) => {
      const [best] = releases.candidates(remote);
      return (best?.extensions ?? [])
        .filter((extension) => extension.slot === slot)
        .map(({ name, order = usualOrder }) => ({ remote, name, order }));
    });
    return found.sort((one, other) => one.order - other.order);
  }

  function isForced(release: ListedRelease): boolean {
    const listed = registry.document().remotes[release.name];
    return listed?.forced === true && listed.active.container === release.container;
  }

  function report(release: ListedRelease, phase: FailurePhase, error: unknown): void {
    console.error(`An extension of ${release.name} ${release.version}:`, error);
    if (hasNetwork() && !isOwn(release)) reports.failed(release, phase, error);
  }

  /** Shows one extension in an element, in the best release that can. Returns what ends it. */
  function showExtension(extender: Extender, element: HTMLElement, place: ExtensionPlace): () => void {
    const { slot, name } = place;
    /** What has failed here; it counts for the whole page where there was a network. */
    const failedHere = new Set<string>();
    let shown: { release: ListedRelease; begun: BegunMount } | undefined;
    let over = false;

    const chainHere = () => candidates(slot, extender).filter(({ container }) => !failedHere.has(container));

    function fail(release: ListedRelease, error: unknown, usual: FailurePhase): void {
      failedHere.add(release.container);
      if (hasNetwork()) failed.add(keyOf(release, slot, name));
      report(release, error instanceof ReleaseFailure ? error.phase : usual, error);
    }

    function take(): void {
      const chain = chainHere();
      const [best] = chain;
      const next = best && !isReady(best) ? (chain.find(isReady) ?? best) : best;
      if (next && next !== best) prepareBest();
      leave();
      if (next) void show(next);
    }

    async function show(release: ListedRelease): Promise<void> {
      const begun = mount(release, element, place);
      shown = { release, begun };
      const giveWay = (error: unknown, phase: FailurePhase) => {
        if (over || shown?.begun !== begun) return;
        fail(release, error, phase);
        take();
      };
      await begun.show((error) => giveWay(error, 'render')).catch((error) => giveWay(error, 'mount'));
    }

    function leave(): void {
      const left = shown;
      shown = undefined;
      left?.begun.end().catch((error: unknown) => report(left.release, 'unmount', error));
    }

    /** Gets a newer release ready beside the one that is shown; it is taken with the next screen, or at once where forced. */
    function prepareBest(): void {
      const [best] = chainHere();
      if (over || !best || best.container === shown?.release.container) return;
      prepare(best).then(
        () => !over && isForced(best) && best.container !== shown?.release.container && take(),
        (error: unknown) => !over && !failedHere.has(best.container) && fail(best, error, 'load'),
      );
    }

    take();
    const unsubscribe = releases.subscribe(prepareBest);
    return () => {
      over = true;
      unsubscribe();
      leave();
    };
  }

  return {
    fill(slot, element, data = {}) {
      const listeners = new Set<() => void>();
      let json = JSON.stringify(data);
      let copy = frozenCopy(json);
      const placeOf = (name: string): ExtensionPlace => ({
        slot,
        name,
        get data() {
          return copy;
        },
        listen(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      });
      const ends = extendersOf(slot).map((extender) => {
        const own = document.createElement('div');
        own.style.display = 'contents';
        element.append(own);
        const end = showExtension(extender, own, placeOf(extender.name));
        return () => {
          end();
          own.remove();
        };
      });
      return {
        update(next) {
          const nextJson = JSON.stringify(next);
          if (nextJson === json) return;
          json = nextJson;
          copy = frozenCopy(json);
          for (const listener of listeners) listener();
        },
        end: () => ends.splice(0).forEach((end) => end()),
      };
    },
  };
}

/** No function and no object of one release gets to another through a slot. */
const frozenCopy = (json: string): SlotData =>
  JSON.parse(json, (_key, value: unknown) => Object.freeze(value)) as SlotData;
