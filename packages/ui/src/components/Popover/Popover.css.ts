import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { closesWithoutAnimation, textRule } from '../../theme/rules.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style(
  ui({
    ...textRule('sm'),
    zIndex: vars.z.menu,
    maxInlineSize: `min(${vars.layout.toast}, 92vw)`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: vars.space.l,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.menu,
    animation: `${appear} ${vars.motion.base} ${vars.motion.enter}`,
    selectors: closesWithoutAnimation,
    ':focus-visible': { outline: 'none' },
  }),
);

export const title = style(ui({ ...textRule('md'), fontWeight: '600', marginBlockEnd: vars.space.xs }));
