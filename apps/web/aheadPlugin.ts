import { join } from 'node:path';

import type { Plugin } from 'vite';

import { filesOfScreens } from './chunks/filesOfScreens.ts';
import { routedScreens, startsOf } from './chunks/routedScreens.ts';

const ahead = join(import.meta.dirname, 'src/ahead/main.ts');
const place = '<!-- files of screens -->';

/** Tells the page which files each screen is made of, and has those of the opened one fetched beside the entry. */
export function fetchScreenAhead(): Plugin {
  return {
    name: 'aval-ahead',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ahead, name: 'ahead' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // Not its entry, which only asks for the file that it was put into.
        const script = chunks.find(({ modules }) => Object.hasOwn(modules, ahead));
        if (!script || !html.includes(place)) this.error(`The page has no ${place}, or the build no ${ahead}.`);
        const needed = script.imports.map(
          (file) => `<link rel="modulepreload" fetchpriority="high" crossorigin href="/${file}">\n    `,
        );
        const screens = routedScreens().map((screen) => ({ ...screen, modules: startsOf(screen) }));
        const told = JSON.stringify(filesOfScreens(chunks, screens));
        return html.replace(
          place,
          () =>
            `<script type="application/json" id="files-of-screens">${told}</script>\n` +
            `    ${needed.join('')}<script type="module" async crossorigin fetchpriority="high" src="/${script.fileName}"></script>`,
        );
      },
    },
  };
}
