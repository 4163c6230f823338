import { style } from '@vanilla-extract/css';

import { ui } from '../../theme/layered.ts';

/** A link answers to `href`, so it never looks pressed by being disabled. */
export const link = style(ui({ ':hover': { textDecoration: 'none' } }));
