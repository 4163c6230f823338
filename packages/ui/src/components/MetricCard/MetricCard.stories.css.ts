import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';

export const narrow = style(ui({ maxInlineSize: '276px' }));

export const cards = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: vars.space.l,
    marginBlockEnd: vars.space.l,
  }),
);

export const legend = style(
  ui({ display: 'flex', flexWrap: 'wrap', gap: vars.space.l, marginBlockStart: vars.space.l }),
);
