import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

export const root = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space['2xl'],
    paddingInline: vars.space.l,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const icon = style(
  ui({
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    marginBlockEnd: vars.space.xs,
    color: vars.color.textSubtle,
  }),
);

export const title = style(ui({ ...textRule('md'), fontWeight: '500' }));

export const description = style(
  ui({ ...textRule('sm'), maxInlineSize: vars.layout.measure, color: vars.color.textMuted }),
);

export const action = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.m,
  }),
);
