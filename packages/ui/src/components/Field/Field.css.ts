import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const field = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: { '&[data-disabled]': { color: vars.color.textDisabled } },
  }),
);

export const label = style(
  ui({ ...textRule('md'), fontWeight: 500, alignSelf: 'flex-start', marginBlockEnd: vars.space['2xs'] }),
);

/** Scrolling to a control also shows its label and its error. */
globalStyle(
  `${field} :is(input, select, textarea, button)`,
  ui({
    scrollMarginBlock: `calc(2 * ${vars.text.md.line} + ${vars.space.l}) calc(2 * ${vars.text.xs.line} + ${vars.space.m})`,
  }),
);

export const asterisk = style(ui({ color: vars.color.dangerText, marginInlineStart: vars.space['2xs'] }));

export const optional = style(
  ui({ ...textRule('xs'), color: vars.color.textSubtle, marginInlineStart: vars.space.xs }),
);

export const notes = style(ui({ display: 'flex', gap: vars.space.m, justifyContent: 'space-between' }));

export const messages = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }),
);

export const hint = style(
  ui({
    ...textRule('xs'),
    color: vars.color.textSubtle,
  }),
);

export const aside = style(ui({ ...textRule('xs'), ...figuresRule, color: vars.color.textSubtle, flex: 'none' }));

export const error = style(
  ui({
    ...textRule('xs'),
    display: 'flex',
    gap: vars.space.xs,
    color: vars.color.dangerText,
    overflowWrap: 'anywhere',
  }),
);

export const errorIcon = style(
  ui({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flex: 'none', marginBlockStart: '1px' }),
);
