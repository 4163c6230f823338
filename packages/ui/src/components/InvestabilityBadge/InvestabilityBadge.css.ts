import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const root = style(
  ui({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
  }),
);

export const score = styleVariants(
  {
    green: { color: vars.status.success.text },
    blue: { color: vars.status.info.text },
    yellow: { color: vars.status.warning.text },
    red: { color: vars.status.danger.text },
  },
  ui,
);

export const certainty = style(ui({ ...textRule('xs'), ...figuresRule, color: vars.color.textMuted }));
