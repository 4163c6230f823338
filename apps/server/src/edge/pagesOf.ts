import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '@aval/contract';

import { inlineScriptHashes } from './securityHeaders.ts';

export interface Page {
  html: string;
  /** Of the scripts that stand in it. */
  hashes: readonly string[];
}

/**
 * The pages of the web app as they lie on the disk: `pages/es/startups/[id].html` for `/startups/12` in Spanish, and
 * `index.html` for every address without a page of its own. A new build names other files, so its pages are read again.
 * While a build is writing, the last whole page stands.
 *
 * @param finish adds what the page says of this server.
 * @returns What answers the page of an address in a language at this moment, or null when the web app was never built.
 */
export function pagesOf(
  folder: string,
  finish: (page: string) => string,
): (path: string, language: Locale) => Page | null {
  const everywhere = pageOf(join(folder, 'index.html'), finish);
  const pages = new Map(
    namesIn(join(folder, 'pages')).map((name) => [
      `/${name.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`,
      pageOf(join(folder, 'pages', name), finish),
    ]),
  );
  return (path, language) => pages.get(`/${language}${path.replaceAll(numbers, anyNumber)}`)?.() ?? everywhere();
}

const numbers = /\/\d+(?=\/|$)/g;
const anyNumber = '/[id]';

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  } catch {
    return [];
  }
}

function pageOf(path: string, finish: (page: string) => string): () => Page | null {
  let known: { writtenAt: number; page: Page } | null = null;
  return () => {
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === known?.writtenAt) return known?.page ?? null;
    const written = readWhole(path);
    if (written !== null) {
      const html = finish(written);
      known = { writtenAt, page: { html, hashes: inlineScriptHashes(html) } };
    }
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
