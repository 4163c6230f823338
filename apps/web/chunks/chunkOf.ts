interface Chunk {
  facadeModuleId: string | null;
  modules: Readonly<Record<string, unknown>>;
}

/**
 * The file that is fetched for a module: its own, else the one that it was put into.
 *
 * @throws when it is in none.
 */
export function chunkOf<Of extends Chunk>(chunks: readonly Of[], module: string): Of {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ modules }) => Object.hasOwn(modules, module));
  if (!chunk) throw new Error(`${module} is in no chunk.`);
  return chunk;
}
