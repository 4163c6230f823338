import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';

export const box = style(ui({ paddingInline: 0 }));

export const area = style(
  ui({
    paddingInline: vars.control.fieldPadding,
    paddingBlock: vars.space.s,
    resize: 'vertical',
    fieldSizing: 'content',
    minBlockSize: vars.control.height,
    borderRadius: 'inherit',
  }),
);
