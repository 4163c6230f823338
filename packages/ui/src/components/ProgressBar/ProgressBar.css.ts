import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const share = createVar();

export const root = style(ui({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 }));

export const header = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.m,
    color: vars.color.textMuted,
  }),
);

export const value = style(ui({ ...figuresRule, fontWeight: '500', color: vars.color.text }));
export const legend = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    color: vars.color.textMuted,
  }),
);
export const legendItem = style(ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));

export const track = styleVariants(
  {
    small: { blockSize: vars.space.xs },
    medium: { blockSize: vars.space.s },
    large: { blockSize: vars.space.m },
  },
  (rule) =>
    ui({
      ...rule,
      display: 'flex',
      gap: '1px',
      overflow: 'hidden',
      backgroundColor: vars.color.track,
      borderRadius: vars.radius.full,
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    }),
);

const fill = (color: string, forced: object = { backgroundColor: 'CanvasText' }) => ({
  backgroundColor: color,
  '@media': { [media.forcedColors]: forced },
});

const stripes = (dark: string, light: string) =>
  `repeating-linear-gradient(135deg, ${dark} 0 ${vars.space['2xs']}, ${light} ${vars.space['2xs']} ${vars.space.xs})`;

/** In forced colours, hatching distinguishes failures from successes. */
const hatched = { forcedColorAdjust: 'none', backgroundImage: stripes('CanvasText', 'Canvas') } as const;

export const parts = styleVariants(
  {
    control: fill(vars.color.control),
    ink: fill(vars.color.text),
    success: fill(vars.status.success.text),
    info: fill(vars.color.control),
    warning: fill(vars.band.two.fill, hatched),
    danger: fill(vars.color.danger, hatched),
    neutral: fill(vars.color.borderField, { backgroundColor: 'GrayText' }),
    unknown: {
      backgroundImage: stripes(vars.color.textMuted, vars.color.track),
      '@media': { [media.forcedColors]: hatched },
    },
  },
  ui,
);

export const part = style(
  ui({
    flexShrink: 0,
    inlineSize: share,
    blockSize: '100%',
    transition: `inline-size ${vars.motion.base} ${vars.motion.enter}`,
  }),
);

export const swatch = style(
  ui({ inlineSize: vars.space.s, blockSize: vars.space.s, borderRadius: vars.space['2xs'], flexShrink: 0 }),
);
