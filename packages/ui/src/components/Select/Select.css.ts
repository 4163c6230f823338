import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { truncateRule } from '../../theme/rules.ts';

export const box = style(ui({ paddingInline: 0 }));

export const select = style(
  ui({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineStart: vars.control.fieldPadding,
    paddingInlineEnd: `calc(${vars.control.fieldPadding} + ${vars.icon.medium} + ${vars.space.s})`,
    borderRadius: 'inherit',
    selectors: {
      '[data-state=empty] > &:not(:focus)': { color: vars.color.textSubtle },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const chevron = style(
  ui({
    position: 'absolute',
    insetInlineEnd: vars.control.fieldPadding,
    pointerEvents: 'none',
    color: vars.color.textMuted,
    selectors: { '[data-disabled] > &': { color: vars.color.textDisabled } },
  }),
);

export const faced = style(
  ui({
    paddingInlineStart: vars.control.fieldPadding,
    paddingInlineEnd: `calc(${vars.control.fieldPadding} + ${vars.icon.medium} + ${vars.space.s})`,
  }),
);

export const toolbar = style(
  ui({
    inlineSize: 'auto',
    maxInlineSize: '100%',
    selectors: {
      '&[data-state=active]:not([data-disabled])': {
        backgroundColor: vars.color.selected,
        borderColor: vars.color.text,
      },
    },
  }),
);

export const face = style(
  ui({
    display: 'flex',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: { '[data-disabled] > &': { color: vars.color.textSubtle } },
  }),
);

export const keyWord = style(
  ui({
    flex: 'none',
    color: vars.color.textMuted,
    selectors: { '[data-disabled] &': { color: vars.color.textSubtle } },
  }),
);

export const chosen = style(ui({ ...truncateRule, fontWeight: 500 }));

export const lines = style(
  ui({
    minInlineSize: 0,
    paddingBlock: vars.space['2xs'],
    overflowWrap: 'anywhere',
    selectors: { '[data-state=empty] &': { color: vars.color.textSubtle } },
  }),
);

/** The native control covers the styled one, so that the list, the keyboard and the focus stay native. */
export const cover = style(
  ui({ position: 'absolute', inset: 0, blockSize: '100%', opacity: 0, selectors: { '&&:disabled': { opacity: 0 } } }),
);
