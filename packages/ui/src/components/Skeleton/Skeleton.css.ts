import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';

export const width = createVar();
export const height = createVar();

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = styleVariants(
  {
    text: { borderRadius: vars.radius.xs },
    block: { borderRadius: vars.radius.m },
    circle: { borderRadius: vars.radius.full },
  },
  (rule) =>
    ui({
      ...rule,
      display: 'block',
      inlineSize: width,
      blockSize: height,
      maxInlineSize: '100%',
      backgroundColor: vars.color.selected,
      animation: `${pulse} ${vars.motion.pulse} ease-in-out infinite`,
      '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
    }),
);
