import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const avatar = recipe({
  base: ui({
    ...textRule('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    fontWeight: '600',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      small: ui(square(vars.avatar.small)),
      medium: ui(square(vars.avatar.medium)),
      list: ui(square(vars.space['2xl'])),
      large: ui({ ...square(vars.avatar.large), fontSize: vars.text.lg.size }),
      huge: ui({ ...square(vars.avatar.huge), fontSize: vars.text.xl.size }),
    },
  },
});

const { chart } = vars;

/** Indexed by the hash of the name. */
export const colors = styleVariants(
  {
    0: { color: chart.onC1, backgroundColor: chart.c1 },
    1: { color: chart.onC2, backgroundColor: chart.c2 },
    2: { color: chart.onC3, backgroundColor: chart.c3 },
    3: { color: chart.onC4, backgroundColor: chart.c4 },
    4: { color: chart.onC5, backgroundColor: chart.c5 },
    5: { color: chart.onC6, backgroundColor: chart.c6 },
    6: { color: chart.onC7, backgroundColor: chart.c7 },
    7: { color: chart.onC8, backgroundColor: chart.c8 },
    8: { color: chart.onC9, backgroundColor: chart.c9 },
    9: { color: chart.onC10, backgroundColor: chart.c10 },
  },
  ui,
);
