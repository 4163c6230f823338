import type { Plugin } from 'vite';

const textFont = /inter-latin-wght-normal.*\.woff2$/;

/** Has the font of nearly every text fetched beside the code: text that is drawn in another font first moves the page. */
export function preloadFont(): Plugin {
  return {
    name: 'aval-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => textFont.test(name));
        if (file === undefined) this.error('The font of the text is not part of the build.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
