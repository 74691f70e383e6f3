/** The chunk groups that hold the module of a file; none where the build has no such module. */
export function groupsOfModule({ modules, chunkGraph }, path) {
  const module = [...modules].find(({ resource }) => resource === path);
  return module ? chunkGraph.getModuleChunks(module).flatMap((chunk) => [...chunk.groupsIterable]) : [];
}

/**
 * The scripts and styles that chunk groups load, without those of entries, then the names of the shared modules that
 * these consume.
 */
export function filesOf(groups, { chunkGraph }) {
  const chunks = [...new Set(groups.flatMap((group) => group.chunks))].filter(
    (chunk) => !chunk.canBeInitial(),
  );
  const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file));
  const consumed = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter((module) => module.type === 'consume-shared-module')
    .map((module) => module.options.shareKey);
  return [...new Set([...files, ...consumed])];
}
