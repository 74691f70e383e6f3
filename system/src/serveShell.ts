import fastifyStatic from '@fastify/static';
import type { Registry } from '@members/registry';
import type { Config } from '@members/server';
import { builtFiles } from '@members/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandedManifest, brandedPage, brandStyle, type Brand } from './brand';
import {
  appHeaders,
  fileHeaders,
  isHashed,
  ownScriptsPolicy,
  pageHeaders,
  pagePolicy,
  revalidation,
  standAlonePolicy,
  type PageSources,
} from './headers';
import { createDocumentBlock } from './documentBlock';
import { createDrawnHome } from './drawnHome';
import { jsonBlock, pageTemplate } from './page';
import { isPlainNavigation, type pageKeys } from './pageKey';
import { previewScript } from './previewScript';

/** What the page is told at run time. */
export interface PageSettings {
  /** The base of the member API: `/api` where it is on the page's own origin, else an address. */
  apiBaseUrl?: string;
  /** `false` takes the service worker back from browsers that have it (docs/operations.md). */
  offline?: boolean;
  /** The app says on every screen that it is a demonstration. */
  demo?: boolean;
  /** The share of pages that are traced, 0 to 1. */
  traceShare?: number;
}

interface Preview {
  /** By which the member API shows drafts. */
  token: string;
  officeOrigin: string;
}

export type GiveKey = ReturnType<typeof pageKeys>;

export interface ShellOptions {
  /** The built shell. */
  directory: string;
  registry: Registry;
  /** The stand-alone verifier, one file, served at `/verify.html`. */
  verifier?: string;
  settings?: PageSettings;
  /** The base of the member API as this server reaches it. Without it no page brings Home drawn. */
  api?: () => string;
  /** What a page gets that a browser opens; nothing unless given. */
  giveKey?: GiveKey;
  /** Origin of the files of releases, as the registry document has it, where it is not the page's own. */
  assets?: string | null;
  brand?: Brand;
  /** Origin of the operators' pages, which alone may frame a preview; there are none without it. */
  officeOrigin?: string;
  /** Origins that the page frames and takes pictures and clips from, asked for with every page. */
  sources?: () => Promise<Pick<PageSources, 'frames' | 'media'>>;
}

/** What the page is told by the settings of the installation. */
export const pageSettingsOf = ({
  appOrigin,
  apiOrigin,
  offline,
  saysDemo,
  traceShare,
}: Pick<Config, 'appOrigin' | 'apiOrigin' | 'offline' | 'saysDemo' | 'traceShare'>): PageSettings => ({
  apiBaseUrl: apiOrigin === appOrigin ? '/api' : `${apiOrigin}/api`,
  ...(offline ? {} : { offline }),
  ...(saysDemo ? { demo: true } : {}),
  ...(traceShare > 0 ? { traceShare } : {}),
});

const ownOriginOnly = async () => ({ frames: [], media: [] });

/** Replaces the service worker by one that deletes its caches and unregisters itself. */
async function takeWorkerBack(app: FastifyInstance, directory: string): Promise<void> {
  const file = await readFile(join(directory, 'sw-off.js'));
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript')
      .headers(fileHeaders('/sw.js', { assets: null, api: null }))
      .send(file),
  );
}

/**
 * Serves the built shell: its files, which carry their hashes in their names, and the page with the registry
 * document and the shell's preloads inlined, under a policy with a nonce of its own. A path deep link gets the same page
 * (D08). `/shell.json` tells what a release can count on.
 */
export async function serveShell(app: FastifyInstance, options: ShellOptions) {
  const { directory, registry, verifier, settings = {}, brand, officeOrigin } = options;
  const { assets = null, sources = ownOriginOnly, giveKey = () => null } = options;
  const { apiBaseUrl = '/api', offline = true } = settings;
  const api = URL.canParse(apiBaseUrl) ? new URL(apiBaseUrl).origin : null;
  const built = await readFile(join(directory, 'index.html'), 'utf8');
  const documentBlock = createDocumentBlock();
  const page = pageTemplate(brand ? brandedPage(built, brand) : built);
  const preload = await readFile(join(directory, 'preload.js'), 'utf8');
  const drawnHome = createDrawnHome({ directory, api: options.api, demo: settings.demo ?? false });
  await app.register(fastifyStatic, {
    root: directory,
    ...builtFiles,
    setHeaders(reply: FastifyReply, path: string) {
      void reply.headers(fileHeaders(path, { assets, api }));
      if (isHashed(path)) for (const name of revalidation) void reply.removeHeader(name);
    },
    globIgnore: [
      'index.html*',
      'shell.json*',
      'preload.js*',
      'drawn/**',
      '.build-id',
      '**/*.map',
      ...(offline ? [] : ['sw.js*']),
      ...(brand ? ['manifest.webmanifest*'] : []),
    ],
  });
  if (!offline) await takeWorkerBack(app, directory);
  if (brand) {
    const name = '/manifest.webmanifest';
    const manifest = brandedManifest(await readFile(join(directory, name), 'utf8'), brand);
    app.get(name, (_request, reply) =>
      reply.type('application/manifest+json').headers(fileHeaders(name, { assets, api })).send(manifest),
    );
  }
  app.get('/', (request, reply) => sendPage(request, reply));
  if (officeOrigin !== undefined)
    app.get('/preview/:token', (request, reply) => {
      const { token } = request.params as { token: string };
      if (!/^[\w.-]{1,100}$/.test(token)) return reply.callNotFound();
      return sendPage(request, reply, { token, officeOrigin });
    });
  const facts = await readFile(join(directory, 'shell.json'));
  app.get('/shell.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(facts),
  );
  if (verifier) {
    const file = await readFile(verifier, 'utf8');
    const headers = pageHeaders(standAlonePolicy(file));
    app.get('/verify.html', (_request, reply) => reply.type('text/html').headers(headers).send(file));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
    return isPage ? sendPage(request, reply) : reply.code(404).type('text/plain').send('Not found');
  });

  /** The page, or that of a preview: it asks for drafts, has nothing of a member's, and may be framed by the office. */
  async function sendPage({ headers, url }: FastifyRequest, reply: FastifyReply, preview?: Preview) {
    const key = preview ? null : giveKey(headers);
    // A preview is out of reach of what the browser keeps, and a worker keeps the page for later.
    const cookies = !preview && isPlainNavigation(headers) ? headers.cookie : undefined;
    // A worker keeps this too: the next start begins with what Home was.
    const home = !preview && /^\/(\?|$)/.test(url) ? await drawnHome(headers.cookie) : null;
    const script = preview ? previewScript + preload : preload;
    const nonce = randomBytes(16).toString('base64');
    // Where the registry lets somebody run a remote of their own, it comes from their machine.
    const developers = registry.document().overrides === 'nobody' ? [] : ['http://localhost:*'];
    const policy = [
      pagePolicy(nonce, {
        ...{ ...(await sources()), api, assets, developers },
        framedBy: preview ? [preview.officeOrigin] : [],
      }),
      ownScriptsPolicy(script, { assets, developers }),
    ].join(', ');
    const blocks = [
      ...(brand ? brandStyle(nonce, brand) : []),
      jsonBlock('members-settings', {
        ...settings,
        ...(preview && { apiBaseUrl: `${apiBaseUrl}/preview/${preview.token}` }),
        registryKey: registry.publicKey(),
        servedAt: new Date().toISOString(),
      }),
      ...(key ? [`<meta id="page-key" content="${key.pageKey}">`] : []),
      documentBlock(registry.signedDocument(), cookies),
      `<script nonce="${nonce}">${script}</script>`,
    ];
    if (key) reply.header('set-cookie', key.cookie);
    return reply
      .type('text/html')
      .headers(appHeaders(policy, headers))
      .send(page(nonce, blocks, home));
  }
}
