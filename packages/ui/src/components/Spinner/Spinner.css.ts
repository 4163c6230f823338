import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { visuallyHiddenRule } from '../../theme/rules.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style(ui({ display: 'inline-flex', flexShrink: 0 }));

export const icon = styleVariants(
  {
    small: { inlineSize: vars.icon.small, blockSize: vars.icon.small },
    medium: { inlineSize: vars.icon.medium, blockSize: vars.icon.medium },
    large: { inlineSize: vars.icon.large, blockSize: vars.icon.large },
  },
  (rule) => ui({ ...rule, animation: `${turn} ${vars.motion.spin} linear infinite` }),
);

export const label = style(ui(visuallyHiddenRule));
