/**
 * What the server finds by its place on the disk. It runs from its sources and from its bundle: both are one folder
 * below the package, and the threads' code lies beside the rest of what runs.
 */
const home = new URL('../', import.meta.url);
const isBundle = import.meta.url.endsWith('.js');
const codeOf = (source: string, bundled: string): URL => new URL(isBundle ? `dist/${bundled}` : `src/${source}`, home);

export const places = {
  migrations: new URL('src/db/migrations', home),
  webApp: new URL('../web/dist', home),
  databaseThread: codeOf('db/embedded/worker.ts', 'databaseThread.js'),
  readingThread: codeOf('sources/worker.ts', 'readingThread.js'),
};
