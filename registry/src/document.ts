import {
  releaseId,
  type ActiveRelease,
  type RegistryDocument,
  type RemoteManifest,
} from '@members/mfe-kit/release';

export { releaseId };

/** The document of a registry that has published nothing. */
export const emptyDocument: RegistryDocument = { revision: 0, remotes: {} };

/** The next document, in which `manifest` is what runs under its remote's name. */
export function withActive(document: RegistryDocument, manifest: RemoteManifest): RegistryDocument {
  const active: ActiveRelease = { ...manifest, baseUrl: `/remotes/${manifest.name}/${releaseId(manifest)}` };
  return {
    revision: document.revision + 1,
    remotes: { ...document.remotes, [manifest.name]: { active } },
  };
}
