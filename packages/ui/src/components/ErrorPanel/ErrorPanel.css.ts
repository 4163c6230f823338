import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

export const root = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.control.cardPadding,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.status.danger.border}`,
    borderRadius: vars.radius.l,
  }),
);

export const icon = style(
  ui({
    flexShrink: 0,
    inlineSize: vars.icon.large,
    blockSize: vars.icon.large,
    color: vars.color.dangerText,
  }),
);

export const main = style(
  ui({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.m,
    flex: '1 1 0',
    minInlineSize: `min(100%, calc(${vars.layout.menu} * 1.25))`,
  }),
);

export const text = style(ui({ minInlineSize: 0 }));

export const title = style(ui({ ...textRule('md'), fontWeight: '500', color: vars.color.dangerText }));

export const message = style(
  ui({ ...textRule('sm'), color: vars.color.textMuted, overflowWrap: 'anywhere', maxInlineSize: vars.layout.measure }),
);
