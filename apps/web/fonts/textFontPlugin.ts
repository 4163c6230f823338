import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

import { charactersIn } from './charactersIn.ts';

const fileName = 'inter-latin-wght-normal.woff2';
const range = /url\([^)]*inter-latin-wght-normal\.woff2\)[^}]*?unicode-range:\s*([^;}]+)/;

/** From regular to bold: no text is lighter or heavier. */
const weights = { wght: { min: 400, max: 700 } };

/**
 * Subsets the variable font of the interface to the weights in use, which makes it two fifths smaller, and preloads it
 * with the code. `font-display: optional` keeps a page that was painted without it in the fallback font, because
 * exchanging the font shifts the layout.
 */
export function textFont(): Plugin {
  return {
    name: 'aval-font',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /@fontsource-variable\/inter\/index\.css$/ },
      async handler(css) {
        const [, ranges] = range.exec(css) ?? [];
        if (ranges === undefined) this.error('The styles of the font do not name its characters.');
        const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${fileName}`));
        const source = await subsetFont(await readFile(file), charactersIn(ranges), {
          targetFormat: 'woff2',
          variationAxes: weights,
        });
        const place = this.emitFile({ type: 'asset', name: fileName, source });
        return css
          .replaceAll('font-display: swap', 'font-display: optional')
          .replace(`./files/${fileName}`, `__VITE_ASSET__${place}__`);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (file === undefined) this.error('The font of the text is not part of the build.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
