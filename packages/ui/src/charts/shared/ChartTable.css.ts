import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const scroller = style(ui({ overflowX: 'auto', inlineSize: '100%' }));

export const table = style(ui({ inlineSize: '100%', ...textRule('sm'), ...figuresRule }));

export const row = style(ui({ borderBlockEnd: `1px solid ${vars.color.border}` }));

const padding = {
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.l,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

const atEnd = { textAlign: 'end', whiteSpace: 'nowrap' } as const;
const headRule = { ...padding, ...textRule('xs'), color: vars.color.textMuted } as const;
const lastRule = { selectors: { '&:last-child': { paddingInlineEnd: 0 } } } as const;

export const head = style(ui({ ...headRule, ...lastRule }));
export const headEnd = style(ui({ ...headRule, ...atEnd, ...lastRule }));
export const rowHead = style(ui({ ...padding, fontWeight: 400 }));
export const cell = style(ui({ ...padding, ...lastRule }));
export const cellEnd = style(ui({ ...padding, ...atEnd, ...lastRule }));
