import { app, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 44rem)';

export const columns = style(
  app({
    display: 'grid',
    gap: vars.space.l,
    '@container': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: vars.space['2xl'],
        alignItems: 'start',
      },
    },
  }),
);

export const owners = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const owner = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  }),
);

export const invited = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

/** Of the dialog: owners, invitations and the form, one below the other. */
export const stack = style(app({ display: 'grid', gap: vars.space.l }));

export const who = style(app({ ...textRule('md'), display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(app({ fontWeight: 500 }));

export const email = style(app({ ...textRule('sm'), color: vars.color.textMuted, minBlockSize: '1lh' }));

/** Keeps the button next to the control, regardless of messages below it. */
export const adding = style(
  app({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: vars.space.s }),
);

/** Offset by the height of the field's label. */
export const add = style(
  app({ marginBlockStart: `calc(${vars.text.md.line} + ${vars.space['2xs']} + ${vars.space.xs})` }),
);
