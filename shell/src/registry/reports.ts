import {
  type DocumentProblem,
  type FailurePhase,
  type ListedRelease,
  type ReleaseReport,
} from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { plainMessage } from './plainMessage';
import type { RefusedDocument } from './RefusedDocument';

const everyMs = 5_000;
/** Of each kind and release in one report: a report stays under the 16 KB that the registry takes. */
const most = 10;

type Told = ReleaseReport['releases'][number];
type Collected = Omit<Told, 'mountMs' | 'failures'> & {
  mountMs: number[];
  failures: { phase: FailurePhase; message: string }[];
};

export interface ReportsOptions {
  revision: () => number;
  isCanary: (release: ListedRelease) => boolean;
  send: (report: ReleaseReport) => void;
}

/** Collects how releases do in this page, and tells the registry: every 5 s where there is something, and at its end. */
export function createReports({ revision, isCanary, send }: ReportsOptions) {
  const releases = new Map<string, Collected>();
  const documents: { problem: DocumentProblem; message: string }[] = [];
  const knownDocuments = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = () => {
    timer ??= setTimeout(flush, everyMs);
  };

  function of(release: ListedRelease): Collected {
    later();
    const known = releases.get(release.container);
    if (known) return known;
    const { name } = release;
    const id = releaseId(release);
    const fresh = { name, releaseId: id, canary: isCanary(release), loads: 0, mountMs: [], failures: [] };
    releases.set(release.container, fresh);
    return fresh;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (releases.size === 0 && documents.length === 0) return;
    send({ revision: revision(), releases: [...releases.values()], documents: documents.slice(0, most) });
    releases.clear();
    documents.length = 0;
  }

  return {
    loading: (release: ListedRelease) => void (of(release).loads += 1),
    mounted(release: ListedRelease, ms: number) {
      const { mountMs } = of(release);
      if (mountMs.length < most) mountMs.push(Math.round(ms));
    },
    failed(release: ListedRelease, phase: FailurePhase, error: unknown) {
      const { failures } = of(release);
      if (failures.length < most) failures.push({ phase, message: plainMessage(error) });
    },
    /** The same refusal is told once. */
    refused({ problem, message }: Pick<RefusedDocument, 'problem' | 'message'>) {
      const key = `${problem} ${message}`;
      if (knownDocuments.has(key)) return;
      knownDocuments.add(key);
      documents.push({ problem, message: plainMessage(message) });
      later();
    },
    flush,
  };
}

export type Reports = ReturnType<typeof createReports>;

/** Sends a report without waiting for it, also from a page that closes. */
export function sendReport(report: ReleaseReport): void {
  navigator.sendBeacon?.('/registry/reports', JSON.stringify(report));
}
