import { z } from 'zod';

/** Something that a page's policy refused. What it says is what a browser claims: anybody can send it. */
export interface Violation {
  remote: string;
  release: string;
  /** The directive that refused, e.g. `script-src-elem`. */
  directive: string;
  /** What was refused: an address without query, or a word such as `inline`. */
  blocked: string;
  /** The script that did it, an address without query; `` for none. */
  source: string;
}

const text = z.string().max(2_000).optional();

/** The older form, one report: `application/csp-report`. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** The form of the Reporting API, many reports: `application/reports+json`. */
const several = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }).optional(),
  }),
);

const longest = 200;
const mostAtOnce = 20;

/** An address as it may be kept: without query and fragment, in which there could be anything. */
function kept(address = ''): string {
  const plain = address.replace(/[?#].*$/s, '').replace(/[^\x20-\x7e]/g, '?');
  return (plain.startsWith('data:') ? 'data:' : plain).slice(0, longest);
}

/** Whose script it is, by where scripts of releases are: `/remotes/<name>/<release>/…`. */
function originOf(source: string): { remote: string; release: string } {
  const path = URL.canParse(source) ? new URL(source).pathname : '';
  const [, remote, release] =
    /^\/remotes\/(mfe-[a-z0-9-]{1,40})\/([\w.+-]{1,60})\//.exec(decoded(path)) ?? [];
  if (remote && release) return { remote, release };
  return { remote: path.startsWith('/js/') ? 'shell' : '', release: '' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function violation(directive: string | undefined, blocked?: string, sourceFile?: string): Violation {
  const source = kept(sourceFile);
  return {
    ...originOf(source),
    directive: kept(directive).replace(/ .*$/, ''),
    blocked: kept(blocked),
    source,
  };
}

/** The violations of a body in either form, twenty at most; none for what is no report. */
export function readReports(body: string): Violation[] {
  const given = parsed(body);
  const one = single.safeParse(given);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [violation(directive, report['blocked-uri'], report['source-file'])];
  }
  const many = several.safeParse(given);
  if (!many.success) return [];
  return many.data
    .filter(({ type, body: told }) => type === 'csp-violation' && told)
    .slice(0, mostAtOnce)
    .map(({ body: told }) => violation(told!.effectiveDirective, told!.blockedURL, told!.sourceFile));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
