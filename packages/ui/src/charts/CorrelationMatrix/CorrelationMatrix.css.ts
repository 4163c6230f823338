import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';
import { similarityFill } from '../../theme/similarity.ts';

export const share = createVar();

/** Many items are wider than the card; the room below keeps focus rings whole. */
export const scroller = style(
  ui({
    overflowX: 'auto',
    overflowY: 'hidden',
    padding: vars.space.xs,
    margin: `calc(-1 * ${vars.space.xs})`,
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
    printColorAdjust: 'exact',
  }),
);
