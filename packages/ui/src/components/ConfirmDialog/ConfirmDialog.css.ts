import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

export const body = style(ui({ ...textRule('md'), display: 'flex', flexDirection: 'column', gap: vars.space.l }));
