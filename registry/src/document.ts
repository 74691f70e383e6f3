import type { ActiveRelease, RegistryDocument, RemoteManifest } from '@members/mfe-kit/release';

/** The document of a registry that has published nothing. */
export const emptyDocument: RegistryDocument = { revision: 0, remotes: {} };

/** `0.1.0+1f3a…`: the id of a release within its remote, and its directory. */
export const releaseId = ({ version, buildId }: Pick<RemoteManifest, 'version' | 'buildId'>): string =>
  `${version}+${buildId}`;

/** The next document, in which `manifest` is what runs under its remote's name. */
export function withActive(document: RegistryDocument, manifest: RemoteManifest): RegistryDocument {
  const active: ActiveRelease = { ...manifest, baseUrl: `/remotes/${manifest.name}/${releaseId(manifest)}` };
  return {
    revision: document.revision + 1,
    remotes: { ...document.remotes, [manifest.name]: { active } },
  };
}
