import { style } from '@vanilla-extract/css';

import { ui } from '../../theme/layered.ts';
import { visuallyHiddenRule } from '../../theme/rules.ts';

export const root = style(ui({ position: 'relative', display: 'inline-flex', flex: 'none' }));

export const announcement = style(ui(visuallyHiddenRule));
