import { app, media, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const person = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s }));

export const personName = style(app({ '@media': { [media.underMedium]: visuallyHiddenRule } }));

/** No box of its own: its children are laid out by the bar. */
export const ofPerson = style(app({ display: 'contents' }));
