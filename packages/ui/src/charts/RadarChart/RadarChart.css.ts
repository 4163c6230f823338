import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

export const ringLabel = style(
  ui({ ...textRule('xs'), fill: vars.color.textMuted, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
