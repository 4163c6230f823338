import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { closesWithoutAnimation, textRule } from '../../theme/rules.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style(
  ui({
    zIndex: vars.z.menu,
    minInlineSize: vars.layout.menu,
    maxInlineSize: `min(${vars.layout.toast}, 92vw)`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: vars.space.xs,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.menu,
    animation: `${appear} ${vars.motion.base} ${vars.motion.enter}`,
    selectors: closesWithoutAnimation,
  }),
);

export const item = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.space['2xl'],
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.text,
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    textDecoration: 'none',
    selectors: {
      '&[data-tone="danger"]': { color: vars.color.dangerText },
      '&[data-highlighted]': { backgroundColor: vars.color.selected },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: vars.control.height },
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const icon = style(
  ui({
    flexShrink: 0,
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    color: vars.color.textMuted,
    selectors: { [`${item}[data-tone="danger"] &`]: { color: 'inherit' } },
  }),
);

export const label = style(ui({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const detail = style(ui({ ...textRule('xs'), color: vars.color.textSubtle }));
export const heading = style(
  ui({ ...textRule('xs'), paddingBlock: vars.space.xs, paddingInline: vars.space.s, color: vars.color.textSubtle }),
);
export const separator = style(
  ui({
    marginBlock: vars.space.xs,
    marginInline: `calc(${vars.space.xs} * -1)`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
