import { Declined, type PreviewAudience } from '@members/office-contract';
import type { Preview } from '@members/mfe-kit/preview';
import type { OverrideRule } from '@members/mfe-kit/release';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Attribution, RegistryLog } from '../log/openRegistryLog';
import { Refusal } from '../log/refusal';
import { releaseOf, type PreviewState, type RegistryState } from '../log/state';

const dayMs = 24 * 60 * 60_000;
/** What a team's key, or an operator, may have at once. */
const mostPreviews = 50;

/** A preview that has just begun: what a link is made of, which nobody else is told. */
export interface NewPreview {
  id: string;
  name: string;
  releaseId: string;
  /** For the link: `<id>.<secret>`. */
  token: string;
  /** Path of the release's first route. */
  path: string;
  /** ISO 8601. */
  until: string;
}

export type Previews = ReturnType<typeof createPreviews>;

const secretOf = () => randomBytes(24).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const isSame = (secret: string, hash: string) =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(hash, 'hex'));

/**
 * Releases that were published and never activated, shown to one device or member for a day. The log keeps the hashes of
 * secrets only; who has the secret gets the files.
 */
export function createPreviews({ registry, now }: { registry: RegistryLog; now: () => number }) {
  /** The preview of a token, with what it keeps of its secret; undefined where there is none, or it is over. */
  function find(token: string): { id: string; preview: PreviewState; secret: string } | undefined {
    const [, id = '', secret = ''] = /^(\w+)\.([\w-]{10,100})$/.exec(token) ?? [];
    const { previews } = registry.state();
    const preview = Object.hasOwn(previews, id) ? previews[id] : undefined;
    return preview && now() < Date.parse(preview.until) ? { id, preview, secret } : undefined;
  }

  return {
    /** Begins a preview for a day. Throws a Declined for a release that isn't published. */
    async begin(
      { name, releaseId, audience }: { name: string; releaseId: string; audience: PreviewAudience },
      by: Attribution,
      assertMay?: (state: RegistryState) => void,
    ): Promise<NewPreview> {
      const id = randomBytes(6).toString('hex');
      const secret = secretOf();
      const until = new Date(now() + dayMs).toISOString();
      let path = '/';
      await registry.change(by, (state) => {
        assertMay?.(state);
        path = releaseOf(state, name, releaseId).routes[0]?.path ?? '/';
        if (
          Object.values(state.previews).filter((each) => now() < Date.parse(each.until)).length >=
          mostPreviews
        )
          throw new Declined('mostPreviews', { most: mostPreviews });
        return {
          kind: 'previewStarted',
          preview: id,
          name,
          releaseId,
          audience,
          secret: hashOf(secret),
          until,
        };
      });
      return { id, name, releaseId, token: `${id}.${secret}`, path, until };
    },

    /**
     * What a device that opens the link gets: the token by which it has the files. Where the preview is for one device,
     * that is another one than the link's, which takes no second device.
     */
    async take(token: string): Promise<string> {
      const found = find(token);
      if (!found || !isSame(found.secret, found.preview.secret)) throw over();
      if (found.preview.audience !== 'device') return token;
      const secret = secretOf();
      await registry.change(
        { actor: { kind: 'registry', name: 'previews' }, why: 'A device opened the link' },
        () => {
          const { preview } = find(token) ?? {};
          if (!preview) throw over();
          if (preview.device) throw new Refusal('conflict', 'Another device has opened this link already.');
          return { kind: 'previewTaken', preview: found.id, device: hashOf(secret) };
        },
      );
      return `${found.id}.${secret}`;
    },

    /** The preview that a device has by its token; undefined where it has none, or it is over. */
    open(token: string): PreviewState | undefined {
      const found = find(token);
      const hash =
        found && (found.preview.audience === 'device' ? found.preview.device : found.preview.secret);
      return hash && isSame(found.secret, hash) ? found.preview : undefined;
    },

    /** What the registry signs for a device: the release, with its files where the token leads. */
    describe({ name, releaseId, audience, until }: PreviewState, token: string): { preview: Preview } {
      const {
        publishedAt: _at,
        team: _team,
        bytes: _bytes,
        offered: _offered,
        ...release
      } = releaseOf(registry.state(), name, releaseId);
      return {
        preview: { release: { ...release, baseUrl: `/registry/previews/${token}` }, audience, until },
      };
    },

    /** Ends a preview of a remote. Throws a Declined where there is none. */
    end: ({ name, id }: { name: string; id: string }, by: Attribution) =>
      registry.change(by, ({ previews }) => {
        const preview = Object.hasOwn(previews, id) ? previews[id] : undefined;
        if (preview?.name !== name) throw new Declined('missing', { what: `preview ${id}` });
        return { kind: 'previewEnded', preview: id };
      }),
  };
}

const over = () => new Refusal('notFound', 'There is no such preview, or it is over.');

/** Throws a Refusal where nobody may run what isn't active: a team's own previews follow the rule for overrides. */
export function assertOverridesAllowed({ overrides }: { overrides: OverrideRule }): void {
  if (overrides === 'nobody')
    throw new Refusal('forbidden', 'Previews of teams are off: an operator allows them under "Overrides".');
}
