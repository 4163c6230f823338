import { app, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const container = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '77rem',
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
} as const;

export const section = style(app({ ...container }));

export const hero = style(
  app({
    ...container,
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    gap: vars.space['2xl'],
    alignItems: 'end',
    paddingBlock: `${vars.space['4xl']} ${vars.space['2xl']}`,
    '@media': {
      [media.underWide]: { gridTemplateColumns: '1fr', gap: vars.space.l, paddingBlock: vars.space['2xl'] },
    },
  }),
);

export const headline = style(app({ ...textRule('hero'), margin: 0 }));

/** Each sentence starts on a new line and is balanced, to avoid a single word on the last line. */
export const sentence = style(app({ display: 'block', textWrap: 'balance' }));

export const pitch = style(
  app({ ...textRule('lg'), fontWeight: 400, letterSpacing: 0, color: vars.color.textMuted, margin: 0 }),
);

export const actions = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m, marginBlockStart: vars.space.l }),
);

/** On narrow screens the buttons share the full width. */
export const action = style(app({ '@media': { [media.underMedium]: { flexGrow: 1 } } }));

export const more = style(
  app({
    ...textRule('md'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    textDecoration: 'none',
    ':hover': { color: vars.color.text },
    ':focus-visible': focusRing,
    '@media': { [media.underMedium]: { inlineSize: '100%', justifyContent: 'center' } },
  }),
);

export const points = style(
  app({
    ...container,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: vars.space['3xl'],
    rowGap: vars.space['2xl'],
    paddingBlock: vars.space['4xl'],
    '@media': {
      [media.underWide]: { gridTemplateColumns: '1fr 1fr' },
      [media.underMedium]: { gridTemplateColumns: '1fr', rowGap: vars.space.xl, paddingBlock: vars.space['2xl'] },
    },
  }),
);

export const point = style(
  app({ borderBlockStart: `1px solid ${vars.color.borderStrong}`, paddingBlockStart: vars.space.l }),
);

export const pointTitle = style(app({ ...textRule('lg'), margin: 0 }));

export const prose = style(
  app({ ...textRule('md'), color: vars.color.textMuted, marginBlock: `${vars.space.xs} 0`, maxInlineSize: '26rem' }),
);

export const sectionTitle = style(
  app({ ...textRule('3xl'), margin: 0, paddingBlockEnd: vars.space['2xl'], scrollMarginBlockStart: vars.space['4xl'] }),
);

export const feature = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: vars.space['4xl'],
    paddingBlock: vars.space['2xl'],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl } },
  }),
);

export const featureTitle = style(app({ ...textRule('xl'), margin: 0, paddingBlockStart: vars.space.l }));

export const list = style(
  app({
    ...textRule('md'),
    listStyle: 'none',
    padding: 0,
    marginBlock: `${vars.space.l} 0`,
    display: 'grid',
    gap: vars.space.s,
  }),
);

export const listItem = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const check = style(app({ color: vars.status.success.text, flex: 'none' }));

export const band = style(
  app({
    marginBlockStart: vars.space['4xl'],
    paddingBlock: vars.space['4xl'],
    background: vars.color.surface,
    borderBlock: `1px solid ${vars.color.border}`,
  }),
);

export const steps = style(
  app({
    listStyle: 'none',
    padding: 0,
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: vars.space['3xl'],
    '@media': { [media.underMedium]: { gridTemplateColumns: '1fr', gap: vars.space.xl } },
  }),
);

export const step = style(
  app({ borderBlockStart: `${vars.space['2xs']} solid ${vars.color.text}`, paddingBlockStart: vars.space.l }),
);

export const stepNumber = style(app({ ...textRule('xs'), color: vars.color.textMuted, marginBlockEnd: vars.space.s }));

export const closing = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.l,
    marginBlockStart: vars.space['3xl'],
    paddingBlockStart: vars.space['2xl'],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const closingText = style(app({ ...textRule('xl'), margin: 0 }));

export const closingActions = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    '@media': { [media.underMedium]: { inlineSize: '100%' } },
  }),
);
