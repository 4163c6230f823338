import {
  app,
  clampRule,
  figuresRule,
  media,
  paperStack,
  textRule,
  touchTargetRule,
  truncateRule,
  vars,
} from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const stats = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: 'minmax(7.5rem, auto)',
    gap: vars.space.l,
    '@media': { [media.underWide]: { gridTemplateColumns: '1fr' } },
  }),
);

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    gap: vars.space.l,
    alignItems: 'start',
    '@media': {
      [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      print: { ...paperStack.print, alignItems: 'stretch' },
    },
  }),
);

export const aside = style(
  app({ display: 'grid', gap: vars.space.l, '@media': { [media.underWide]: { display: 'contents' } } }),
);

export const next = style(app({ '@media': { [media.underWide]: { order: -1 } } }));

// Content below the steps is hidden until they have loaded, to avoid a layout shift.
const whileStepsLoad = { [`${columns}:has([data-state=pending]) &`]: { visibility: 'hidden' } } as const;

export const top = style(app({ '@media': { [media.underWide]: { selectors: whileStepsLoad } } }));

export const ownedCard = style(app({ selectors: whileStepsLoad }));

export const bars = style(app({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.xs }));

export const bar = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7rem) 1fr 1.5rem',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

/** Truncated to one line, so that the length of a name does not shift the layout. */
export const barName = style(app(truncateRule));

export const barValue = style(app({ textAlign: 'end' }));

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

const grid = {
  display: 'grid',
  gridTemplateColumns: '1.5rem 2rem minmax(0, 1fr) 9.25rem 7.75rem',
  columnGap: vars.space.m,
  alignItems: 'center',
  paddingInline: vars.space.l,
} as const;

/** Next to the next steps on a small screen, where names and descriptions are more important than the history. */
const squeezed = <T extends object>(rule: T) => ({
  [media.fromWide]: { '@container': { '(max-width: 36rem)': rule } },
});
const withoutHistory = squeezed({ gridTemplateColumns: '1.5rem 2rem minmax(0, 1fr) 7.75rem' });

export const head = style(
  app({
    ...grid,
    ...textRule('xs'),
    color: vars.color.textMuted,
    paddingBlockEnd: vars.space.s,
    '@media': { [media.underMedium]: { display: 'none' }, ...withoutHistory },
  }),
);

export const headName = style(app({ gridColumn: '3' }));

export const row = style(
  app({
    ...grid,
    minBlockSize: '4.75rem',
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border}`,
    selectors: { 'ol > &': { cursor: 'pointer' }, 'ol > &:hover': { background: vars.color.hover } },
    '@media': {
      [media.underMedium]: { gridTemplateColumns: '1.5rem 2rem minmax(0, 1fr)', rowGap: vars.space.s },
      ...withoutHistory,
    },
  }),
);

export const rank = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted }));

export const name = style(app({ ...textRule('md'), fontWeight: 500 }));

export const description = style(
  app({
    ...textRule('sm'),
    margin: 0,
    color: vars.color.textMuted,
    ...clampRule(2),
  }),
);

export const history = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { [media.underMedium]: { display: 'none' }, ...squeezed({ display: 'none' }) },
  }),
);

export const verdict = style(app({ '@media': { [media.underMedium]: { gridColumn: '3' } } }));

export const step = style(
  app({
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: vars.space.m,
    padding: vars.space.l,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const stepIcon = style(
  app({
    display: 'grid',
    placeItems: 'center',
    blockSize: '2rem',
    borderRadius: vars.radius.m,
    background: vars.color.sunken,
    color: vars.color.textMuted,
  }),
);

export const stepTitle = style(app({ ...textRule('md'), fontWeight: 500, margin: 0 }));

export const stepText = style(
  app({ ...textRule('sm'), marginBlock: `${vars.space['2xs']} ${vars.space.s}`, color: vars.color.textMuted }),
);

/** Skeleton lines with the spacing of text lines. */
export const skeletonLines = style(app({ display: 'grid', gap: vars.space.s }));

export const owned = style(
  app({
    display: 'grid',
    gap: vars.space.s,
    padding: vars.space.l,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const ownedHead = style(app({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const ownedName = style(
  app({ ...textRule('md'), ...touchTargetRule, fontWeight: 500, flex: 1, minInlineSize: 0 }),
);

export const ownedFoot = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.textMuted,
  }),
);

export const note = style(
  app({
    ...textRule('xs'),
    margin: 0,
    padding: vars.space.l,
    color: vars.color.textMuted,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const message = style(app({ padding: vars.space.l, borderBlockStart: `1px solid ${vars.color.border}` }));
