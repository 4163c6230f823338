import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, focusRing, textRule } from '../../theme/rules.ts';
import { similarityFill } from '../../theme/similarity.ts';

export const share = createVar();
/** Px of the whole drawing and of its visible part. */
export const wholeWidth = createVar();
export const wholeHeight = createVar();
export const windowWidth = createVar();
export const windowHeight = createVar();
/** Px of the names and numbers at the edges. */
export const labelWidth = createVar();
export const headHeight = createVar();
/** Share of the names in the whole width. */
export const namesShare = createVar();
/** Px of the active cell. */
export const cellX = createVar();
export const cellY = createVar();
export const cellWidth = createVar();
export const cellHeight = createVar();

/** The padding at the ends keeps focus rings uncut. */
export const scroller = style(
  ui({
    overflow: 'auto',
    maxBlockSize: windowHeight,
    boxSizing: 'content-box',
    paddingInlineEnd: vars.space.xs,
    paddingBlockEnd: vars.space.xs,
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

/** The drawing starts at the left in every writing direction. */
export const space = style(
  ui({
    position: 'relative',
    display: 'grid',
    direction: 'ltr',
    inlineSize: wholeWidth,
    blockSize: wholeHeight,
    '@media': {
      print: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', maxInlineSize: '100%', blockSize: 'auto' },
    },
  }),
);

export const canvas = style(
  ui({
    position: 'sticky',
    top: 0,
    left: 0,
    inlineSize: windowWidth,
    blockSize: windowHeight,
    maxInlineSize: 'none',
    fontFamily: vars.font.body,
    '@media': { print: { position: 'static', inlineSize: '100%', maxInlineSize: wholeWidth, blockSize: 'auto' } },
  }),
);

export const layer = style(ui({ gridArea: '1 / 1' }));
export const names = style(
  ui({
    gridArea: '1 / 1',
    justifySelf: 'start',
    position: 'sticky',
    left: 0,
    '@media': { print: { inlineSize: namesShare } },
  }),
);

export const cell = style(
  ui({
    fill: similarityFill(share),
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const own = style(
  ui({ fill: vars.color.selected, '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } } }),
);

export const unknown = style(ui({ fill: vars.color.hover, stroke: vars.color.borderField, strokeDasharray: '3 3' }));

const textOf = (color: string) => {
  const { lineHeight: _lineHeight, ...rest } = textRule('xs');
  return { ...rest, fill: color, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } };
};

export const cellText = style(ui(textOf(vars.color.text)));
export const quietText = style(ui(textOf(vars.color.textSubtle)));

export const dimming = style(ui({ gridArea: '1 / 1', pointerEvents: 'none', zIndex: 0 }));

/** Dimmed parts keep 40 % opacity, as in the other charts. */
export const dimmed = style(
  ui({ fill: vars.color.surface, opacity: 0.6, '@media': { [media.forcedColors]: { fill: 'Canvas' } } }),
);

const atCell = { position: 'absolute', left: cellX, top: cellY, inlineSize: cellWidth, blockSize: cellHeight } as const;

/** Takes the focus for the cell below it, and scrolls into view next to the names. */
export const spot = style(
  ui({
    ...atCell,
    scrollMarginInlineStart: labelWidth,
    scrollMarginBlockStart: headHeight,
    borderRadius: vars.space['2xs'],
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
    ':focus-visible': { ...focusRing, outlineOffset: 0 },
  }),
);

export const ring = style(
  ui({ ...atCell, ...focusRing, outlineOffset: 0, borderRadius: vars.space['2xs'], pointerEvents: 'none' }),
);

const strip = { position: 'absolute', display: 'flex', pointerEvents: 'none' } as const;
const hairline = `1px solid ${vars.color.textMuted}`;

/** Lines along row and column guide the eye when cells are too small to count. */
export const rowStrip = style(
  ui({
    ...strip,
    left: 0,
    top: cellY,
    inlineSize: '100%',
    blockSize: cellHeight,
    alignItems: 'center',
    selectors: { '&[data-lines=true]': { borderBlock: hairline } },
  }),
);

export const columnStrip = style(
  ui({
    ...strip,
    left: cellX,
    top: 0,
    inlineSize: cellWidth,
    blockSize: '100%',
    justifyContent: 'center',
    alignItems: 'flex-start',
    selectors: { '&[data-lines=true]': { borderInline: hairline } },
  }),
);

const strongLabel = {
  position: 'sticky',
  flex: 'none',
  ...figuresRule,
  fontWeight: 600,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  whiteSpace: 'nowrap',
} as const;

export const rowLabel = style(
  ui({
    ...strongLabel,
    left: 0,
    display: 'flex',
    justifyContent: 'space-between',
    inlineSize: labelWidth,
    paddingInlineEnd: vars.space.s,
    fontSize: vars.text.sm.size,
    lineHeight: vars.text.xs.line,
  }),
);

export const rowLines = style(ui({ display: 'grid' }));

export const rowNumber = style(ui({ fontSize: vars.text.xs.size }));

export const columnLabel = style(
  ui({
    ...strongLabel,
    top: 0,
    display: 'grid',
    minInlineSize: '100%',
    blockSize: headHeight,
    textAlign: 'center',
    fontSize: vars.text.xs.size,
    lineHeight: vars.text.xs.line,
  }),
);

export const legend = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    ...textRule('xs'),
    ...figuresRule,
    color: vars.color.textMuted,
  }),
);

export const scale = style(
  ui({
    inlineSize: vars.space['4xl'],
    blockSize: vars.space.s,
    borderRadius: vars.space['2xs'],
    backgroundImage: `linear-gradient(to right, ${['0', '0.25', '0.5', '0.75', '1'].map(similarityFill).join(', ')})`,
    '@media': {
      [media.forcedColors]: {
        backgroundImage: 'linear-gradient(to right, Canvas, CanvasText)',
        border: '1px solid CanvasText',
        forcedColorAdjust: 'none',
      },
    },
  }),
);
