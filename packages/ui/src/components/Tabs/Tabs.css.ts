import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { focusRing, textRule } from '../../theme/rules.ts';

export const root = style(ui({ minInlineSize: 0 }));

export const bar = style(
  ui({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.l,
    flexWrap: 'wrap',
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const list = style(
  ui({
    display: 'flex',
    gap: vars.space.xl,
    minInlineSize: 0,
    marginBlockEnd: '-1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
);

export const trigger = style(
  ui({
    ...textRule('md'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    flexShrink: 0,
    minBlockSize: vars.control.row,
    fontWeight: '500',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    borderBlockEnd: `2px solid transparent`,
    transition: `color ${vars.motion.fast}`,
    ':focus-visible': { ...focusRing, outlineOffset: `calc(${vars.focusRing.offset} * -1)` },
    ':disabled': { color: vars.color.textDisabled },
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&[data-state="active"]': { color: vars.color.text, borderBlockEndColor: vars.color.text },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockEnd: '1px solid CanvasText',
        selectors: { '&[data-state="active"]': { borderBlockEnd: `${vars.space.xs} solid Highlight` } },
      },
    },
  }),
);

export const icon = style(ui({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));
export const detail = style(ui({ ...textRule('xs'), color: vars.color.textMuted }));

export const panel = style(ui({ paddingBlockStart: vars.space.l, ':focus-visible': focusRing }));
