import { style } from '@vanilla-extract/css';

import { ui } from '../../theme/layered.ts';

/** Links have no disabled state, so only the hover style changes. */
export const link = style(ui({ ':hover': { textDecoration: 'none' } }));
