/**
 * Replaces what the federation runtime has for manifests and preloads of its own: the shell names each remote's entry and
 * asks for files by the signed document.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const generatePreloadAssetsPlugin = () => null;
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
