import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule, truncateRule } from '../../theme/rules.ts';

const hairline = `1px solid ${vars.color.border}`;
const tallest = '32rem';

export const root = style(
  ui({
    position: 'relative',
    minInlineSize: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.sunken,
    border: hairline,
    borderRadius: vars.radius.m,
    // The button overlays the code at the end of its lines.
    selectors: { '&[data-titled=false]': { direction: 'ltr' } },
  }),
);

export const header = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.m,
    paddingInlineEnd: vars.space.xs,
    selectors: {
      '[data-titled=true] > &': { borderBlockEnd: hairline },
      '[data-titled=false] > &': {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        backgroundColor: vars.color.sunken,
        borderEndStartRadius: vars.radius.m,
        padding: vars.space.xs,
      },
    },
  }),
);

export const title = style(
  ui({
    ...textRule('xs'),
    ...truncateRule,
    color: vars.color.textMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Code is left to right in every writing direction. */
export const scroller = style(
  ui({
    direction: 'ltr',
    maxBlockSize: tallest,
    overflow: 'auto',
    ':focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)` },
  }),
);

export const pre = style(
  ui({
    inlineSize: 'max-content',
    minInlineSize: '100%',
    padding: vars.space.m,
    fontSize: vars.text.xs.size,
    lineHeight: vars.text.sm.line,
    counterReset: 'line',
    // Text within code follows its own direction.
    unicodeBidi: 'plaintext',
    selectors: {
      '[data-titled=false] &': { paddingInlineEnd: vars.space['3xl'] },
      '&[data-wrapped=true]': { inlineSize: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
  }),
);

export const line = style(
  ui({
    counterIncrement: 'line',
    position: 'relative',
    display: 'block',
    paddingInlineStart: vars.space['3xl'],
    '::before': {
      content: 'counter(line)',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: vars.space['3xl'],
      paddingInlineEnd: vars.space.m,
      textAlign: 'end',
      color: vars.color.textSubtle,
      userSelect: 'none',
    },
  }),
);
