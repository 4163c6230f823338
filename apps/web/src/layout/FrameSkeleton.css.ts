import { app, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(app({ display: 'grid', gap: vars.space.l }));
