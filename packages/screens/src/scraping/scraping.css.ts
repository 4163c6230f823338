import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style(app({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));

export const form = style(app({ display: 'grid', gap: vars.space.l }));

export const addressForm = style([form, app({ maxInlineSize: '40rem' })]);

/** Between the notes and the table of a card. */
export const nameForm = style([
  addressForm,
  app({ gap: vars.space.m, paddingInline: vars.control.cardPadding, paddingBlockEnd: vars.control.cardPadding }),
]);

export const submit = style(
  app({ justifySelf: 'start', '@media': { [media.underMedium]: { justifySelf: 'stretch' } } }),
);

export const actions = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    '@media': { [media.underMedium]: { display: 'grid' } },
  }),
);

export const title = style(
  app({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, overflowWrap: 'anywhere' }),
);

export const times = style(app({ ...figuresRule }));

export const notes = style(
  app({
    ...textRule('sm'),
    display: 'grid',
    gap: vars.space.xs,
    marginBlockStart: vars.space.m,
    color: vars.color.textMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** For a card whose table extends to its edges. */
export const bareNotes = style([
  notes,
  app({ marginBlockStart: 0, paddingInline: vars.control.cardPadding, paddingBlockEnd: vars.space.m }),
]);

export const contradictions = style(
  app({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.s, minInlineSize: 0 }),
);

/** Between the notes and the table of a card. */
export const addsUp = style(
  app({
    display: 'grid',
    gap: vars.space.s,
    paddingInline: vars.control.cardPadding,
    paddingBlockEnd: vars.control.cardPadding,
  }),
);

export const addsUpTitle = style(app({ ...textRule('md'), fontWeight: 600, margin: 0 }));

/** Below the result of a line. */
export const lineNotes = style(app({ paddingBlock: vars.space.xs }));

/** What the lines are filtered by. */
export const filter = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    alignSelf: 'start',
    paddingBlock: `0 ${vars.space.m}`,
  }),
);

export const url = style(app({ overflowWrap: 'anywhere' }));

export const lacks = style(
  app({ ...textRule('sm'), margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);

export const omitted = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

/** In the columns of the facts above. */
export const omission = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    display: 'grid',
    gridTemplateColumns: '14rem minmax(0, 1fr) minmax(0, 1fr)',
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
    '@media': { [media.underMedium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xs'] } },
  }),
);

export const omissionCell = style(
  app({
    paddingInline: vars.space.s,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.control.cardPadding },
      '&:last-child': { paddingInlineEnd: vars.control.cardPadding, color: vars.color.textMuted },
    },
    '@media': { [media.underMedium]: { paddingInline: vars.control.cardPadding } },
  }),
);
