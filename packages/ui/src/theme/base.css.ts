import { globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { focusRing, textRule } from './rules.ts';

const pointing = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'log-out',
  'panel-left-close',
  'panel-left-open',
  'redo-2',
  'undo-2',
] as const;

const reset = (selector: string, rule: object): void => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  textSizeAdjust: '100%',
  scrollBehavior: 'smooth',
  scrollPaddingBlockStart: vars.layout.topBar,
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});
reset('body', {
  ...textRule('md'),
  minBlockSize: '100vh',
  fontFamily: vars.font.body,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Inherited by all elements: a name without spaces breaks at the end of its container, without making columns
  // narrower.
  overflowWrap: 'break-word',
  // Inherited by all elements, because in print, too, a checked box differs by its fill.
  printColorAdjust: 'exact',
  '@media': { print: { backgroundColor: 'transparent' } },
});
reset('[data-theme]', { color: vars.color.text });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('p', { textWrap: 'pretty' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  borderRadius: 0,
});
reset('button', { border: 0, backgroundColor: 'transparent', cursor: 'pointer' });
reset(':disabled', { cursor: 'not-allowed' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
// Mirrors directional icons in right-to-left text.
reset(`[dir=rtl] :is(${pointing.map((icon) => `.lucide-${icon}`).join(', ')})`, { scale: '-1 1' });
reset('code, pre, kbd, samp', { fontFamily: vars.font.mono, fontSize: '1em' });
reset('::placeholder', { color: vars.color.textSubtle, opacity: 1 });
reset('::selection', { color: vars.color.text, backgroundColor: vars.status.info.border });
reset('[hidden]', { display: 'none' });
reset(':focus-visible', focusRing);
// Scripts and skip links focus the main content, where a ring would be as wide as the page.
reset('main:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.reducedMotion]: { scrollBehavior: 'auto' },
        print: { boxShadow: 'none' },
      },
    },
  },
});
