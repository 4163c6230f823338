import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

export const root = style(
  ui({ ...textRule('lg'), display: 'inline-flex', alignItems: 'center', gap: vars.space.s, color: vars.color.text }),
);

export const mark = style(ui({ inlineSize: vars.icon.large, blockSize: vars.icon.large, flexShrink: 0 }));
