import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/layered.ts';

/** Frames of stories: the library's tokens around a component, without styles that a component could depend on. */

/** A row of variants. */
export const galleryRow = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m }));

/** Stacked rows. */
export const galleryTable = style(
  ui({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: vars.space.l }),
);

/** 240 px, where long Spanish texts must still fit. */
export const narrowBox = style(ui({ inlineSize: '240px', maxInlineSize: '100%' }));

/** As wide as a card of a grid. */
export const cardBox = style(ui({ inlineSize: vars.layout.toast, maxInlineSize: '100%' }));

/** As wide as a form. */
export const formBox = style(ui({ inlineSize: vars.layout.dialogMedium, maxInlineSize: '100%' }));

/** An icon that marks a value. */
export const markIcon = style(ui({ inlineSize: vars.icon.small, blockSize: vars.icon.small }));

/** The header of a page: its title, and its actions at the right. */
export const pageHead = style(
  ui({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', blockSize: vars.layout.topBar }),
);

/** Stacked messages, as wide as in the app. */
export const toastColumn = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    inlineSize: vars.layout.toast,
    maxInlineSize: '100%',
    margin: 0,
    padding: 0,
  }),
);
