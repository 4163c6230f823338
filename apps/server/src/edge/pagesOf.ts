import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '@aval/contract';

import { inlineScriptHashes } from './securityHeaders.ts';

export interface Page {
  html: string;
  /** Hashes of its inline scripts. */
  hashes: readonly string[];
}

/**
 * The pages of the web app on disk: `pages/es/startups/[id].html` for `/startups/12` in Spanish, and
 * `index.html` for URLs without their own page. A new build has other file names, so its pages are read again.
 * While a build is writing, the last complete page is served.
 *
 * @param finish adds the settings of this server to a page.
 * @returns A function that returns the current page of a URL in a language, or null when the web app was never built.
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

/** Null while the file is being written or after it was removed. */
function readWhole(path: string): string | null {
  try {
    return readFileSync(path, 'utf8') || null;
  } catch {
    return null;
  }
}
