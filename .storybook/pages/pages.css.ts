import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { figuresRule, textRule, vars } from '../../packages/ui/src/theme/index.ts';

export const fillVar = createVar();
export const inkVar = createVar();
export const sizeVar = createVar();

export const frame = style({
  ...textRule('md'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  marginBlock: vars.space.l,
  fontFamily: vars.font.body,
  color: vars.color.text,
});

/** Storybook sets its titles for a single line; on a phone they take two. */
globalStyle('.sbdocs-content h1', { lineHeight: vars.text.hero.line });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.l,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.s,
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.l,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
});

export const heading = style({ ...textRule('lg') });
export const subheading = style({ ...textRule('md'), fontWeight: vars.text.lg.weight });
export const muted = style({ ...textRule('sm'), maxInlineSize: vars.layout.measure, color: vars.color.textMuted });
export const mono = style({ fontFamily: vars.font.mono });

/** Storybook's own rules weigh as much as one class. */
export const stories = style({ selectors: { '&&': { paddingBlockStart: vars.space.l } } });
/** Directly below the frame of its story, which has a wide margin. */
export const played = style({
  ...textRule('sm'),
  selectors: {
    '&&': { marginBlock: `calc(${vars.space.xl} * -1) ${vars.space['2xl']}`, color: vars.color.textMuted },
  },
});

export const scroll = style({ overflowX: 'auto' });

/** Storybook's table of props: below this width a description is too narrow for a single word. */
export const props = style({ overflowX: 'auto' });
globalStyle(`${props} table`, { minInlineSize: '40rem' });

export const table = style({ ...textRule('sm'), ...figuresRule, inlineSize: '100%', borderCollapse: 'collapse' });
export const headCell = style({
  ...textRule('xs'),
  padding: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'bottom',
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
});
export const cell = style({
  padding: vars.space.s,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const number = style({ textAlign: 'end', whiteSpace: 'nowrap' });

export const ramp = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' });
export const rampStep = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 });
export const rampFill = style({ blockSize: vars.space['2xl'], backgroundColor: fillVar, forcedColorAdjust: 'none' });
export const rampNumber = style({ ...textRule('xs'), textAlign: 'center', color: vars.color.textMuted });

export const swatchLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s });
export const swatch = style({
  flex: 'none',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  backgroundColor: fillVar,
  forcedColorAdjust: 'none',
});
export const filled = style({
  ...textRule('md'),
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space.m,
  borderRadius: vars.radius.s,
  color: inkVar,
  backgroundColor: fillVar,
  forcedColorAdjust: 'none',
});
export const filledSmall = style({ ...textRule('xs'), ...figuresRule });

export const bar = style({
  inlineSize: sizeVar,
  blockSize: vars.space.m,
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.control,
});
export const rounded = style({
  inlineSize: vars.space['4xl'],
  blockSize: vars.space['3xl'],
  border: `1px solid ${vars.color.borderField}`,
  borderRadius: sizeVar,
  backgroundColor: vars.color.sunken,
});
export const raised = style({
  padding: vars.space.l,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  boxShadow: sizeVar,
  backgroundColor: vars.color.raised,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m });

export const moving = style({
  alignSelf: 'flex-start',
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.primaryText,
  backgroundColor: vars.color.primary,
  transitionProperty: 'transform, opacity',
  transitionDuration: sizeVar,
  transitionTimingFunction: vars.motion.enter,
  selectors: { '&[data-state="away"]': { opacity: '0.4', transform: `translateX(${vars.space['4xl']})` } },
});

export const iconTile = style({
  ...textRule('xs'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const icon = style({ inlineSize: vars.icon.large, blockSize: vars.icon.large });

export const list = style({ paddingInlineStart: vars.space.l, listStyle: 'disc' });

export const metric = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlock: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
globalStyle(`${metric} > p`, { maxInlineSize: vars.layout.measure });
export const contents = style({ ...textRule('sm'), columnWidth: '16rem', columnGap: vars.space.xl });
export const link = style({ color: vars.color.link, textDecoration: 'underline' });
export const textSample = Object.fromEntries(
  (['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'hero'] as const).map((size) => [
    size,
    style({ ...textRule(size), whiteSpace: 'nowrap' }),
  ]),
) as Record<keyof typeof vars.text, string>;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.m} ${vars.space.xl}`,
  margin: 0,
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.s } },
});
globalStyle(`${facts} > dt`, { gridColumn: 1, fontWeight: vars.text.lg.weight });
globalStyle(`${facts} > dd`, { gridColumn: -2, margin: 0, maxInlineSize: vars.layout.measure });

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
});
/** Captions of one row are as high as the longest, so that the screens start on one line. */
export const state = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: vars.space.s,
  alignItems: 'start',
  minInlineSize: 0,
  margin: 0,
});
export const stateName = style({
  ...textRule('sm'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  color: vars.color.textMuted,
});
const screenFrame = style({ border: `1px solid ${vars.color.border}`, borderRadius: vars.radius.m });
/** At this scale a column is as wide as the product's content on a desktop. */
const scale = 0.36;
export const stateFrame = style([
  screenFrame,
  { overflow: 'hidden', blockSize: `calc(${sizeVar} * ${scale})`, backgroundColor: vars.color.canvas },
]);
export const smallScreen = style({
  inlineSize: `calc(100% / ${scale})`,
  padding: vars.space.xl,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});
export const mock = style([screenFrame, { display: 'block', inlineSize: '100%' }]);

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.m,
});
export const view = style({ minInlineSize: 0, margin: 0 });
export const compared = style({
  display: 'grid',
  border: `1px solid ${vars.color.border}`,
});
globalStyle(`${compared} > img`, { gridArea: '1 / 1', inlineSize: '100%' });
/** Of two pictures on top of each other, equal pixels become black; the others are brightened to be seen. */
globalStyle(`${compared}:has(> img + img)`, { isolation: 'isolate', filter: 'brightness(4)' });
globalStyle(`${compared} > img + img`, { mixBlendMode: 'difference' });

export const example = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, margin: 0 });
/** Storybook leaves no room above the first heading of a section. */
export const section = style({ paddingBlockStart: vars.space.xl });
