import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const expression = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const next = style(app({ ...figuresRule }));

export const skeletons = style(app({ display: 'grid', gap: vars.space.m }));
