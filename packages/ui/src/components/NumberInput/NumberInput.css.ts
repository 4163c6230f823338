import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule } from '../../theme/rules.ts';

export const figures = style(ui({ ...figuresRule, textAlign: 'end' }));

export const unit = style(ui({ fontSize: vars.text.sm.size }));
