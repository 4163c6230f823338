import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const height = createVar();
export const offset = createVar();

const narrow = '(max-width: 479px)';
const timeColumn = '6.75rem';
const dayColumn = '9.25rem';
const levelColumn = '3.5rem';
const oneColumn = `${timeColumn} ${levelColumn} minmax(max-content, 1fr)`;

/** A short log is as high as its lines; a long one leaves space for the rest of the page. */
const lowest = '12rem';
const highest = 'max(12rem, min(32rem, 60vh))';
const edge = vars.focusRing.width;

export const scroller = style(
  ui({
    minBlockSize: lowest,
    maxBlockSize: highest,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
    paddingBlock: vars.space.s,
    direction: 'ltr',
    fontFamily: vars.font.mono,
    fontSize: vars.text.xs.size,
    lineHeight: vars.text.sm.line,
    backgroundColor: vars.color.surface,
    borderBlock: `1px solid ${vars.color.border}`,
    ':focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)` },
  }),
);

export const space = style(ui({ position: 'relative', blockSize: height, minInlineSize: '100%' }));

export const lines = style(
  ui({
    position: 'absolute',
    insetBlockStart: offset,
    insetInlineStart: 0,
    minInlineSize: '100%',
    selectors: { '[data-wrapped=true] &': { inlineSize: '100%' } },
    '@container': { [narrow]: { inlineSize: '100%' } },
  }),
);

export const line = style(
  ui({
    display: 'grid',
    gridTemplateColumns: oneColumn,
    paddingInlineStart: `calc(${vars.control.cardPadding} - ${edge})`,
    paddingInlineEnd: vars.control.cardPadding,
    borderInlineStart: `${edge} solid transparent`,
    whiteSpace: 'pre',
    tabSize: 4,
    selectors: {
      '[data-days=true] &': { gridTemplateColumns: `${dayColumn} ${levelColumn} minmax(max-content, 1fr)` },
      '[data-wrapped=true] &': {
        gridTemplateColumns: `${timeColumn} ${levelColumn} minmax(0, 1fr)`,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      '[data-wrapped=true][data-days=true] &': { gridTemplateColumns: `${dayColumn} ${levelColumn} minmax(0, 1fr)` },
      '&[data-level=WARNING]': {
        backgroundColor: vars.status.warning.tint,
        borderColor: vars.status.warning.text,
      },
      '&[data-level=ERROR]': {
        color: vars.status.danger.text,
        backgroundColor: vars.status.danger.tint,
        borderColor: vars.status.danger.text,
      },
      '&:hover': { backgroundColor: vars.color.hover },
      '&[data-level=WARNING]:hover': { backgroundColor: vars.status.warning.tint },
      '&[data-level=ERROR]:hover': { backgroundColor: vars.status.danger.tint },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'max-content 1fr',
        columnGap: vars.space.m,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        selectors: {
          '[data-days] &': { gridTemplateColumns: 'max-content 1fr' },
          '[data-wrapped=true] &': { gridTemplateColumns: 'max-content 1fr' },
          '[data-wrapped=true][data-days=true] &': { gridTemplateColumns: 'max-content 1fr' },
        },
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-level=INFO]': { borderColor: 'Canvas' } } } },
  }),
);

export const time = style(ui({ color: vars.color.textMuted }));

export const level = style(
  ui({
    color: vars.color.textMuted,
    selectors: {
      '[data-level=WARNING] > &': { color: vars.status.warning.text, fontWeight: 600 },
      '[data-level=ERROR] > &': { color: vars.status.danger.text, fontWeight: 600 },
    },
  }),
);

export const message = style(ui({ '@container': { [narrow]: { gridColumn: '1 / -1' } } }));

export const match = style(
  ui({
    color: vars.color.text,
    backgroundColor: vars.status.info.border,
    borderRadius: '1px',
    '@media': { [media.forcedColors]: { color: 'MarkText', backgroundColor: 'Mark', forcedColorAdjust: 'none' } },
  }),
);
