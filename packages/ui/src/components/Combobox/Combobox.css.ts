import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

const listHeight = '18rem';

export const anchor = style(ui({ display: 'block', minInlineSize: 0 }));

export const chevron = style(ui({ color: vars.color.textMuted, pointerEvents: 'none' }));

export const popover = style(
  ui({
    ...textRule('md'),
    zIndex: vars.z.menu,
    inlineSize: 'var(--radix-popover-trigger-width)',
    overflow: 'hidden',
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.menu,
  }),
);

export const list = style(
  ui({
    maxBlockSize: `min(${listHeight}, var(--radix-popover-content-available-height))`,
    overflowY: 'auto',
    padding: vars.space.xs,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const heading = style(
  ui({ ...textRule('xs'), padding: vars.space.s, paddingBlockEnd: vars.space.xs, color: vars.color.textSubtle }),
);

export const option = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    selectors: {
      '&[data-state=active]': { backgroundColor: vars.color.selected, outline: '1px solid transparent' },
      '&[aria-selected=true]': { fontWeight: 600 },
      '&[aria-disabled=true]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  }),
);

export const optionText = style(ui({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const nothing = style(ui({ padding: vars.space.m, color: vars.color.textMuted }));

export const silent = style(ui({}));
