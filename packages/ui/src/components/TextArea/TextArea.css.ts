import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';

/** Initial number of lines. */
export const rows = createVar();

export const box = style(ui({ paddingInline: 0 }));

export const area = style(
  ui({
    paddingInline: vars.control.fieldPadding,
    paddingBlock: vars.space.s,
    resize: 'vertical',
    fieldSizing: 'content',
    minBlockSize: `calc(${rows} * 1lh + 2 * ${vars.space.s})`,
    borderRadius: 'inherit',
    selectors: {
      // As high as an input.
      '&[rows="1"]': {
        minBlockSize: 0,
        paddingBlock: `calc((${vars.control.height} - 1lh) / 2 - 1px)`,
        resize: 'none',
      },
    },
  }),
);
