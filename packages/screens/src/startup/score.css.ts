import { app, figuresRule, textRule, touchTargetRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

export const card = style(app({ display: 'grid', gap: vars.space.l, alignContent: 'start' }));

export const line = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s }),
);

export const figure = style(app({ ...textRule('3xl'), ...figuresRule }));

export const outOf = style(app({ ...textRule('md'), ...figuresRule, color: vars.color.textMuted }));

export const change = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

export const sentence = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

/** Why the score may not be higher. */
export const limit = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.status.warning.text }));

export const coverage = style(app({ paddingBlockStart: vars.space.l, borderBlockStart: hairline }));

export const coverageSkeleton = style(app({ display: 'grid' }));

export const unseen = style(app({ gridArea: '1 / 1', visibility: 'hidden' }));

export const overUnseen = style(app({ gridArea: '1 / 1' }));

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

/** Below this width five columns would wrap the texts of a row. */
const narrowCard = '(max-width: 39.99rem)';

export const row = style(
  app({
    ...textRule('md'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.75rem 3rem minmax(0, 1fr) 7rem 1rem',
    alignItems: 'start',
    columnGap: vars.space.m,
    minBlockSize: '2.5rem',
    paddingBlock: vars.space.s,
    borderBlockStart: hairline,
    transition: `color ${vars.motion.fast}`,
    selectors: {
      '&:first-child': { borderBlockStart: 0 },
      // Text turns grey so that it stays readable, and graphics turn pale.
      '&[data-state=dimmed]': { color: vars.color.textMuted },
    },
    '@container': {
      [narrowCard]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) 1rem', rowGap: vars.space['2xs'] },
    },
  }),
);

export const gain = style(app({ ...figuresRule, fontWeight: 600, whiteSpace: 'nowrap' }));

export const track = style(
  app({
    // The middle of the first line.
    marginBlockStart: `calc((1lh - ${vars.space.s}) / 2)`,
    selectors: { [`${row}[data-state=dimmed] > &`]: { opacity: 0.4 } },
    '@container': { [narrowCard]: { gridArea: '2 / 2', justifySelf: 'end', inlineSize: '3.5rem' } },
  }),
);

export const area = style(
  app({
    ...textRule('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.textMuted,
    '@container': { [narrowCard]: { gridArea: '2 / 2' } },
  }),
);

export const empty = style(app({ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }));

export const notes = style(app({ marginBlockEnd: vars.space.s }));

export const noMargin = style(app({ margin: 0 }));

export const bar = style(app({ fill: vars.chart.c1, printColorAdjust: 'exact' }));

/** At the bottom of its card, or directly below the content when more follows. */
export const foot = style(
  app({
    ...textRule('sm'),
    margin: 0,
    paddingBlockStart: vars.space.m,
    color: vars.color.textMuted,
    selectors: { '&:last-child': { marginBlockStart: 'auto' } },
  }),
);

/** Text that opens its details. */
export const opener = style(
  app({
    ...touchTargetRule,
    ...textRule('sm'),
    ...figuresRule,
    color: vars.color.textMuted,
    textAlign: 'start',
    textDecoration: 'underline dotted',
    textUnderlineOffset: vars.space.xs,
    borderRadius: vars.radius.xs,
    ':hover': { color: vars.color.text },
  }),
);

/** A button that fills its row. */
export const rowOpener = style(
  app({
    ...textRule('md'),
    textAlign: 'start',
    borderRadius: vars.radius.xs,
    ':hover': { color: vars.color.link },
    '::before': { content: '', position: 'absolute', inset: 0 },
  }),
);

export const chevron = style(
  app({
    inlineSize: vars.icon.small,
    blockSize: vars.icon.small,
    color: vars.color.textMuted,
    selectors: { [`${row} > &`]: { '@container': { [narrowCard]: { gridArea: '1 / 3' } } } },
  }),
);

export const influential = style(
  app({ ...textRule('sm'), margin: 0, marginBlockStart: vars.space.m, fontWeight: 500 }),
);

export const reach = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    textAlign: 'end',
  }),
);

export const steps = style(app({ ...textRule('sm'), display: 'grid', margin: 0, marginBlockEnd: vars.space.s }));

const stepRule = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
  paddingBlock: vars.space.s,
} as const;

export const step = style(app({ ...stepRule, borderBlockStart: hairline }));

export const stepEnd = style(
  app({ ...stepRule, fontWeight: 600, selectors: { '&:not(:first-child)': { borderBlockStart: hairline } } }),
);

export const points = style(app({ ...figuresRule, margin: 0, fontWeight: 600, whiteSpace: 'nowrap' }));

export const stepValues = style(
  app({ ...figuresRule, display: 'block', color: vars.color.textMuted, fontWeight: 400 }),
);

export const inputRow = style(
  app({
    ...textRule('md'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: '2.5rem',
    paddingBlock: vars.space.xs,
    borderBlockStart: hairline,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);
