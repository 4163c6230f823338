/**
 * Paths that the server finds relative to its own code. It runs from its sources or from its bundle, where all code is
 * in one folder of the package.
 */
const isBundle = import.meta.url.endsWith('.js');
const home = new URL(isBundle ? '../' : '../../', import.meta.url);
const codeOf = (source: string, bundled: string): URL => new URL(isBundle ? `dist/${bundled}` : `src/${source}`, home);

export const places = {
  migrations: new URL('src/db/migrations', home),
  demoStartups: new URL('src/demo/startups', home),
  demoDocuments: new URL('src/demo/documents', home),
  webApp: new URL('../web/dist', home),
  databaseThread: codeOf('db/embedded/worker.ts', 'databaseThread.js'),
  readingThread: codeOf('sources/worker.ts', 'readingThread.js'),
};
