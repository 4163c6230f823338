import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

const toneRule = (tone: keyof typeof vars.status) =>
  ui({
    color: vars.status[tone].text,
    backgroundColor: vars.status[tone].tint,
    borderColor: vars.status[tone].border,
  });

export const badge = recipe({
  base: ui({
    ...textRule('xs'),
    ...figuresRule,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: `calc(${vars.space.xs} - 1px)`,
    paddingInline: `calc(${vars.space.s} - ${vars.space['2xs']})`,
    border: '1px solid',
    borderRadius: vars.radius.s,
    '@media': { print: { backgroundColor: 'transparent' } },
  }),
  variants: {
    tone: {
      success: toneRule('success'),
      info: toneRule('info'),
      warning: toneRule('warning'),
      alert: toneRule('alert'),
      danger: toneRule('danger'),
      neutral: toneRule('neutral'),
    },
  },
});

export const icon = style(ui({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flexShrink: 0 }));

export const text = style(ui({ minInlineSize: 0, overflowWrap: 'anywhere' }));
