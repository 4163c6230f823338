import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

export const narrow = style(ui({ inlineSize: '240px' }));

export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.l,
    alignItems: 'start',
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const stack = style(ui({ display: 'grid', gap: vars.space.l }));

export const wide = style(ui({ display: 'grid', gap: vars.space.l, marginBlockEnd: vars.space.l }));
