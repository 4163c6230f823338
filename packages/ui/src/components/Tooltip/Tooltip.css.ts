import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { closesWithoutAnimation, textRule } from '../../theme/rules.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const content = style(
  ui({
    ...textRule('xs'),
    zIndex: vars.z.tooltip,
    maxInlineSize: vars.layout.drawer,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.tooltipText,
    backgroundColor: vars.color.tooltip,
    border: `1px solid ${vars.color.tooltip}`,
    borderRadius: vars.radius.s,
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}`,
    selectors: closesWithoutAnimation,
  }),
);
