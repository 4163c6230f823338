import { vars } from '@aval/ui/theme';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';

// Styles for index.html before the app has started.

// Arial at the width and height of Inter, for pages that were painted before Inter arrived.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  sizeAdjust: '107.06%',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
});

// A partially received row has a different layout, so show the page only when all of its HTML has arrived.
globalStyle('body:not(:has(> #not-loaded)) > #root', { visibility: 'hidden' });

globalStyle('[data-frame]', { display: 'contents' });
globalStyle('html[data-frame=hidden] [data-frame]', { visibility: 'hidden' });

globalStyle('#not-loaded, noscript', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  padding: vars.space.m,
  textAlign: 'center',
  color: vars.color.text,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
});
globalStyle('#not-loaded[hidden]', { display: 'none' });
globalStyle('html[lang=en] body > :is(#not-loaded, noscript) [lang=es]', { display: 'none' });
globalStyle('html[lang=es] body > :is(#not-loaded, noscript) [lang=en]', { display: 'none' });
