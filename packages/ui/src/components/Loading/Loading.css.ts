import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { visuallyHiddenRule } from '../../theme/rules.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Delayed, so that fast responses do not flash a skeleton. */
export const root = style(ui({ animation: `${appear} ${vars.motion.fast} 150ms backwards` }));

export const label = style(ui(visuallyHiddenRule));
