import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const rem = (pixels: number): string => `${pixels / 16}rem`;

const touchTarget = rem(44);

createGlobalTheme(':root, [data-density="comfortable"]', vars.control, {
  '@layer': layers.theme,
  height: rem(36),
  heightSmall: rem(28),
  heightLarge: rem(40),
  row: rem(44),
  cardPadding: rem(16),
  fieldPadding: rem(12),
});

createGlobalTheme('[data-density="compact"]', vars.control, {
  '@layer': layers.theme,
  height: rem(28),
  heightSmall: rem(24),
  heightLarge: rem(36),
  row: rem(32),
  cardPadding: rem(12),
  fieldPadding: rem(8),
});

globalStyle(':root, [data-density]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.coarse]: {
          vars: assignVars(
            {
              height: vars.control.height,
              heightSmall: vars.control.heightSmall,
              heightLarge: vars.control.heightLarge,
              row: vars.control.row,
            },
            { height: touchTarget, heightSmall: touchTarget, heightLarge: touchTarget, row: touchTarget },
          ),
        },
      },
    },
  },
});
