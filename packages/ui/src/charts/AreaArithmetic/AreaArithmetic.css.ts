import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const weight = createVar();
export const share = createVar();
export const reach = createVar();

export const list = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    rowGap: vars.space.m,
    minInlineSize: 0,
    ...textRule('xs'),
    ...figuresRule,
    color: vars.color.textMuted,
  }),
);

/** Keeps the name and points of each part readable: parts stack when they do not fit side by side. */
export const part = style(
  ui({
    flexGrow: weight,
    flexBasis: 0,
    display: 'grid',
    rowGap: vars.space.xs,
    minInlineSize: 'max-content',
    selectors: { '[data-state="stacked"] > &': { flexBasis: '100%', minInlineSize: 0 } },
  }),
);

export const track = style(
  ui({
    display: 'block',
    blockSize: vars.space.m,
    borderRadius: vars.space['2xs'],
    overflow: 'hidden',
    backgroundColor: vars.color.selected,
    transition: `opacity ${vars.motion.base} ${vars.motion.enter}`,
    selectors: {
      '[data-state="stacked"] &': { inlineSize: reach },
      [`${part}[data-state="dimmed"] > &`]: { opacity: 0.4 },
      '&[data-state="missing"]': {
        backgroundColor: vars.color.hover,
        backgroundImage: `repeating-linear-gradient(45deg, ${vars.color.track} 0 1px, transparent 1px ${vars.space.xs})`,
        outline: `1px dashed ${vars.color.borderField}`,
        outlineOffset: '-1px',
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const filled = (color: string): StyleRule =>
  ui({
    display: 'block',
    blockSize: '100%',
    inlineSize: share,
    backgroundColor: color,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  });

export const fill = styleVariants({
  value: filled(vars.area.value),
  financial: filled(vars.area.financial),
  market: filled(vars.area.market),
  team: filled(vars.area.team),
});

export const texts = style(ui({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space.m }));
export const name = style(ui({ whiteSpace: 'nowrap' }));
export const points = style(ui({ whiteSpace: 'nowrap' }));
/** Text stays readable while its part is dimmed: it turns grey. */
export const figure = style(
  ui({
    fontWeight: 600,
    color: vars.color.text,
    selectors: { [`${part}[data-state="dimmed"] &`]: { color: vars.color.textMuted } },
  }),
);
