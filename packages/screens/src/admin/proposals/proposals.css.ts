import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const plainList = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const;
const hairline = `1px solid ${vars.color.border}`;

/** The queue beside the open proposal; on a phone one of them. */
export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: '18rem minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const queue = style(
  app({
    display: 'grid',
    gap: vars.space.m,
    minInlineSize: 0,
    '@media': { [media.underWide]: { selectors: { '[data-open=true] > &': { display: 'none' } } } },
  }),
);

export const opened = style(
  app({
    minInlineSize: 0,
    '@media': { [media.underWide]: { selectors: { '[data-open=false] > &': { display: 'none' } } } },
  }),
);

export const filters = style(app({ display: 'grid', gap: vars.space.s }));

export const queueList = style(app({ ...plainList, gap: vars.space['2xs'] }));

export const queueItem = style(
  app({
    display: 'grid',
    gap: vars.space['2xs'],
    padding: vars.space.m,
    color: vars.color.text,
    borderRadius: vars.radius.m,
    selectors: {
      '&:hover': { backgroundColor: vars.color.hover },
      '&[aria-current]': { backgroundColor: vars.color.selected },
      '&:focus-visible': focusRing,
    },
  }),
);

export const queueName = style(app({ ...textRule('md'), fontWeight: 600, overflowWrap: 'anywhere' }));

export const quiet = style(
  app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);

export const skeleton = style(app({ display: 'grid', gap: vars.space.m }));

export const review = style(
  app({ display: 'grid', gap: vars.space.l, minInlineSize: 0, containerType: 'inline-size' }),
);

/** Room for the values of a figure side by side. */
const roomy = '(min-width: 38rem)';

export const back = style(
  app({
    display: 'none',
    alignItems: 'center',
    gap: vars.space.xs,
    justifySelf: 'start',
    minBlockSize: vars.control.height,
    '@media': { [media.underWide]: { display: 'inline-flex' } },
  }),
);

export const head = style(
  app({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: vars.space.l }),
);

export const title = style(app({ ...textRule('xl'), margin: 0, overflowWrap: 'anywhere', outlineOffset: '4px' }));

/** At the end of the title's line, or at the start of its own. */
export const effect = style(app({ display: 'grid', margin: 0, '@container': { [roomy]: { justifyItems: 'end' } } }));

export const scores = style(
  app({ ...textRule('lg'), ...figuresRule, display: 'inline-flex', alignItems: 'center', gap: vars.space.s }),
);

export const note = style(
  app({
    ...textRule('md'),
    margin: 0,
    paddingInlineStart: vars.space.m,
    borderInlineStart: `3px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
  }),
);

export const sentences = style(app({ ...plainList, gap: vars.space['2xs'] }));

export const all = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const claims = style(app({ ...plainList, borderBlock: hairline }));

export const claim = style(
  app({
    display: 'grid',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);

export const claimTitle = style(app({ ...textRule('md'), margin: 0, fontWeight: 600 }));

export const values = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space.l,
    rowGap: vars.space.m,
    margin: 0,
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 6fr) 7.5rem' } },
  }),
);

export const value = style(app({ display: 'grid', alignContent: 'start', gap: vars.space['2xs'], minInlineSize: 0 }));

/** File names are long. */
export const proof = style(app({ gridColumn: '1 / -1', '@container': { [roomy]: { gridColumn: 'auto' } } }));

export const valueText = style(
  app({
    ...textRule('md'),
    ...figuresRule,
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space['2xs'],
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);

export const quote = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const warning = style(
  app({
    ...textRule('sm'),
    display: 'inline-flex',
    alignItems: 'start',
    gap: vars.space.xs,
    color: vars.status.warning.text,
  }),
);

export const icon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

/** In the middle of the first line. */
export const warningIcon = style([icon, app({ marginBlockStart: vars.space['2xs'] })]);

export const decision = style(app({ display: 'grid', gap: vars.space.m, justifyItems: 'start' }));

globalStyle(`${decision} > :nth-child(2)`, app({ inlineSize: '100%' }));

export const foot = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m }),
);

export const store = style(app({ '@media': { [media.underMedium]: { flex: '1 0 auto' } } }));

/** Of no use without a keyboard. */
export const keys = style(
  app({
    ...textRule('sm'),
    margin: 0,
    color: vars.color.textMuted,
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);
