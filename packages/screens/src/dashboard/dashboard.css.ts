import {
  app,
  breakpoints,
  clampRule,
  figuresRule,
  media,
  paperStack,
  textRule,
  touchTargetRule,
  truncateRule,
  vars,
} from '@aval/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

/** Wide enough for the sidebar, and too narrow for labels of one line beside it. */
const besideSidebar = `${media.fromWide} and (max-width: ${breakpoints.full - 0.02}px)`;

export const stats = style(
  app({
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: 'minmax(7.5rem, auto)',
    gap: vars.space.l,
    '@media': {
      [media.underWide]: { gridTemplateColumns: '1fr' },
      [besideSidebar]: { gridAutoRows: 'minmax(8.75rem, auto)' },
    },
  }),
);

export const columns = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, 30%, 21rem)',
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

// Named, because the card inside is a container too, and narrower.
const stepBox = createContainer();

export const firstStep = style(
  app({ listStyle: 'none', display: 'grid', containerName: stepBox, containerType: 'inline-size' }),
);

const narrowStep = `${stepBox} (max-width: 17rem)`;

export const firstStepCard = style(
  app({
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: vars.space.m,
    alignContent: 'start',
    '@container': { [narrowStep]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const firstStepIcon = style(app({ '@container': { [narrowStep]: { display: 'none' } } }));

/** As high as the figures that the first steps replace, whose skeleton comes first; buttons are higher for touch. */
export const firstStepText = style(
  app({
    ...textRule('sm'),
    marginBlock: `0 ${vars.space.s}`,
    color: vars.color.textMuted,
    '@media': { [media.coarse]: { marginBlockEnd: vars.space['2xs'] } },
  }),
);

export const done = style(app({ ...textRule('sm'), margin: 0, fontWeight: 500, color: vars.status.success.text }));

export const next = style(app({ '@media': { [media.underWide]: { order: -1 } } }));

// Content below the steps is hidden until they have loaded, to avoid a layout shift.
const whileStepsLoad = { [`${columns}:has([data-state=pending]) &`]: { visibility: 'hidden' } } as const;

export const top = style(app({ '@media': { [media.underWide]: { selectors: whileStepsLoad } } }));

export const ownedCard = style(app({ selectors: whileStepsLoad }));

/** Directly below the next steps, and hidden like all that they would move. */
export const actions = style(app({ '@media': { [media.underWide]: { order: -1 } }, selectors: whileStepsLoad }));

export const action = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const actionText = style(app({ ...textRule('md'), ...touchTargetRule, justifySelf: 'start', fontWeight: 500 }));

export const actionStartup = style(app({ ...textRule('sm'), color: vars.color.textMuted }));

export const actionState = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s, rowGap: vars.space['2xs'] }),
);

export const actionGain = style(app({ ...textRule('sm'), ...figuresRule, marginInlineStart: 'auto', fontWeight: 600 }));

export const moreActions = style(
  app({
    ...touchTargetRule,
    ...textRule('sm'),
    marginInline: vars.space.l,
    marginBlock: vars.space.s,
    fontWeight: 500,
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    ':hover': { textDecoration: 'underline' },
  }),
);
export const meaning = style(app({ selectors: whileStepsLoad, '@media': { [media.underWide]: { order: -1 } } }));

export const meaningText = style(app({ ...textRule('sm'), marginBlock: `0 ${vars.space.s}` }));

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
  gridTemplateColumns: '1.5rem 2rem minmax(0, 1fr) 9.25rem 8.5rem',
  columnGap: vars.space.m,
  alignItems: 'center',
  paddingInline: vars.space.l,
} as const;

/** Next to the next steps on a small screen, where names and descriptions are more important than the history. */
const squeezed = <T extends object>(rule: T) => ({
  [media.fromWide]: { '@container': { '(max-width: 36rem)': rule } },
});
const withoutHistory = squeezed({ gridTemplateColumns: '1.5rem 2rem minmax(0, 1fr) 8.5rem' });

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

const iconRule = { display: 'grid', placeItems: 'center', blockSize: '2rem', borderRadius: vars.radius.m } as const;

export const stepIcon = style(app({ ...iconRule, background: vars.color.sunken, color: vars.color.textMuted }));

export const doneIcon = style(
  app({ ...iconRule, background: vars.status.success.tint, color: vars.status.success.text }),
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

/** The badge goes below a name that it would squeeze. */
export const ownedHead = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: vars.space.s }),
);

export const ownedName = style(
  app({ ...textRule('md'), ...touchTargetRule, fontWeight: 500, flex: '1 1 min-content', minInlineSize: 0 }),
);

export const ownedFoot = style(
  app({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
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
