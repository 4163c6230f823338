import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Manifest } from 'vite';

// Prerenders every screen into `dist/pages` in each language: public screens as visitors see them, the app shell for all
// others. Each page preloads the chunks of its screen.

const dist = join(import.meta.dirname, 'dist');
const entry = 'index.html';
/** Tags that load code. A prerendered page can be read before its code runs, so its style sheet and font load first. */
const ofCode = /<(?:link rel="modulepreload"|script type="module")/g;
const styleSheet = /<link rel="stylesheet"[^>]*>/;
const emptyRoot = '<div id="root"></div>';

const { locales, pageTitle, renderFrame, renderScreen, routeIds, routeOf } = (await import(
  join(dist, 'prerender/prerender.js')
)) as typeof import('./src/prerender.tsx');
const built = readFileSync(join(dist, entry), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const [style] = styleSheet.exec(built) ?? [];
if (style === undefined || !built.includes(emptyRoot))
  throw new Error(`The built page has no style sheet or no ${emptyRoot}.`);
// Browsers request files in the order of the page, over a few connections at a time, so the style sheet comes first.
const html = built.replace(style, '').replace('<script type="module"', `${style}$&`);

/** The files of some sources and of their static imports. */
function filesOf(sources: readonly string[], found: Set<string> = new Set()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

const ofEntry = filesOf([entry]);
const layouts = {
  visitor: ['src/shell/layout/MinimalLayout.tsx'],
  app: ['src/shell/layout/MainLayout.tsx'],
  none: [],
};
const moduleOf = (screen: string) => Object.keys(manifest).filter((source) => source.endsWith(`/${screen}.route.tsx`));

for (const language of locales) {
  for (const id of routeIds) {
    const { path, screen, layout, title, isPrefetched, isPrerendered } = routeOf(id);
    const audience = layout === 'app' ? 'app' : 'visitors';
    // The loader sends the first requests once it and the texts have arrived, so they come before the screen.
    const sources = [
      `src/shell/language/${audience}/${language}.ts`,
      ...(isPrefetched ? ['src/prefetch.ts'] : []),
      ...layouts[layout],
      ...moduleOf(screen),
    ];
    const preloads = [...filesOf(sources)]
      .filter((file) => !ofEntry.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    let root = emptyRoot;
    if (isPrerendered) {
      const screenHtml = await renderScreen(id, language);
      root = `<div id="root" data-path="${path}" data-language="${language}">${screenHtml}</div>`;
    } else if (layout === 'app') {
      root = `<div id="root"><div data-frame>${await renderFrame(id, language)}</div></div>`;
    }
    const page = html
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace(/<title>[^<]*/, () => `<title>${pageTitle(title?.[language] ?? null)}`)
      .replace('</head>', () => `${preloads.join('')}</head>`)
      .replace(emptyRoot, () => root);
    const withCode = isPrerendered ? page.replaceAll(ofCode, '$& fetchpriority="low"') : page;
    const name = path === '*' ? 'not-found' : path.slice(1).replace(':id', '[id]') || 'index';
    const file = join(dist, 'pages', language, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withCode);
  }
}
for (const folder of ['prerender', '.vite']) rmSync(join(dist, folder), { recursive: true });
