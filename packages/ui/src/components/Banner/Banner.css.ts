import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

const base = style(
  ui({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.s,
    paddingBlock: `calc(${vars.space.s} + ${vars.space['2xs']})`,
    paddingInline: vars.space.m,
    border: '1px solid',
    borderRadius: vars.radius.m,
  }),
);

const toneRule = (tone: keyof typeof vars.status) => [
  base,
  ui({ color: vars.status[tone].text, backgroundColor: vars.status[tone].tint, borderColor: vars.status[tone].border }),
];

export const banner = styleVariants({
  success: toneRule('success'),
  info: toneRule('info'),
  warning: toneRule('warning'),
  alert: toneRule('alert'),
  danger: toneRule('danger'),
  neutral: toneRule('neutral'),
});

export const icon = style(
  ui({
    flexShrink: 0,
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    marginBlockStart: vars.space['2xs'],
  }),
);

export const content = style(
  ui({ ...textRule('sm'), flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);
export const title = style(ui({ fontWeight: '600' }));
export const action = style(
  ui({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.s }),
);

/** The close button is as high as the first line, so that a banner of one line stays one line high. */
export const dismiss = style(ui({ marginBlock: `calc(${vars.space.xs} * -1)`, color: 'inherit' }));
