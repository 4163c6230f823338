import { app, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(app({ display: 'grid', gap: vars.space.l }));

export const head = style(app({ display: 'grid', gap: vars.space.xs, marginBlockEnd: vars.space.s }));

export const title = style(app({ ...textRule('2xl'), color: vars.color.text, margin: 0 }));

export const text = style(app({ ...textRule('md'), color: vars.color.textMuted, margin: 0 }));

export const foot = style(app({ ...textRule('sm'), textAlign: 'center', margin: 0 }));
