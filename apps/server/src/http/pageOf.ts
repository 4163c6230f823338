import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The page of the web app as it lies on the disk: a new build names other files, so its page is read again. While a
 * build is writing, the last whole page stands.
 *
 * @param finish adds what the page says of this server.
 * @returns What answers the page of this moment, or null when the web app was never built.
 */
export function pageOf(folder: string, finish: (page: string) => string): () => string | null {
  const path = join(folder, 'index.html');
  let known: { writtenAt: number; page: string } | null = null;
  return () => {
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === known?.writtenAt) return known?.page ?? null;
    const page = readWhole(path);
    if (page !== null) known = { writtenAt, page: finish(page) };
    return known?.page ?? null;
  };
}

/** Null while it is being written, or was taken away since it was looked for. */
function readWhole(path: string): string | null {
  try {
    return readFileSync(path, 'utf8') || null;
  } catch {
    return null;
  }
}
