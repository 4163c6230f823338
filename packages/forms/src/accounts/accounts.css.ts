import { app, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const oneColumn = '(max-width: 24rem)';

export const form = style(
  app({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    inlineSize: '100%',
  }),
);

export const head = style(
  app({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, marginBlockEnd: vars.space.s }),
);

export const title = style(app({ ...textRule('2xl'), color: vars.color.text, margin: 0 }));

export const subtitle = style(app({ ...textRule('md'), color: vars.color.textMuted, margin: 0 }));

export const pair = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.m,
    alignItems: 'start',
    '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
  }),
);

/** A checkbox at the start of the line and a link at its end; they wrap when both do not fit. */
export const between = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
  }),
);

export const foot = style(app({ ...textRule('sm'), color: vars.color.textMuted, textAlign: 'center', margin: 0 }));

export const password = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.s }));

export const actions = style(app({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.s }));
