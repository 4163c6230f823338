import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

export const header = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: vars.space.xl,
  }),
);

export const title = style(ui({ ...textRule('sm'), fontWeight: '500', color: vars.color.textMuted }));
export const action = style(ui({ ...textRule('sm'), flexShrink: 0 }));
export const content = style(
  ui({ display: 'flex', alignItems: 'stretch', gap: vars.space.l, minInlineSize: 0, marginBlockStart: vars.space.xs }),
);
export const figures = style(
  ui({
    display: 'flex',
    flex: '1 1 auto',
    minInlineSize: 0,
    // The breakdown next to the figures needs more space than they do.
    selectors: { '&:not(:last-child)': { flex: '0 0 auto', inlineSize: '22%', minInlineSize: 'max-content' } },
  }),
);

export const figure = style(
  ui({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    flex: '1 1 0',
    minInlineSize: 0,
    selectors: {
      '& + &': {
        borderInlineStart: `1px solid ${vars.color.border}`,
        paddingInlineStart: vars.space.l,
      },
    },
  }),
);

export const value = style(ui({ ...textRule('3xl'), ...figuresRule }));
export const label = style(ui({ ...textRule('sm'), color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const extra = style(
  ui({
    flex: '1 1 0',
    alignSelf: 'center',
    minInlineSize: 0,
    borderInlineStart: `1px solid ${vars.color.border}`,
    paddingInlineStart: vars.space.l,
  }),
);
export const problem = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.dangerText,
  }),
);
export const waiting = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space.m, paddingBlock: vars.space.xs }),
);

/** Repeats the title for screen readers. */
export const quiet = style(ui(visuallyHiddenRule));
