import { style } from '@vanilla-extract/css';

import { ui } from '../../theme/layered.ts';

export const frame = style(ui({ inlineSize: '100%', minInlineSize: 0 }));
