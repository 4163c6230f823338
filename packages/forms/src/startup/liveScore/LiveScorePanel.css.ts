import { app, figuresRule, focusRing, media, textRule, vars } from '@aval/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;
const labelColumn = 'minmax(7rem, 9rem)';
const valueColumn = '3.5rem';
const barHeight = vars.space.s;

export const from = createVar();
export const share = createVar();

export const head = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    padding: vars.control.cardPadding,
  }),
);

export const title = style(app({ ...textRule('lg'), margin: 0 }));

export const part = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    padding: vars.control.cardPadding,
    borderBlockStart: hairline,
  }),
);

export const label = style(app({ ...textRule('xs'), color: vars.color.textMuted, margin: 0 }));

export const line = style(
  app({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space.s }),
);

export const figure = style(app({ ...textRule('3xl'), ...figuresRule, fontSize: vars.text['2xl'].size }));

export const outOf = style(app({ ...textRule('md'), ...figuresRule, color: vars.color.textMuted }));

export const strong = style(app({ ...textRule('sm'), ...figuresRule, fontWeight: 600, color: vars.color.text }));

export const plain = style(app({ ...textRule('sm'), ...figuresRule, color: vars.color.textMuted }));

export const note = style(app({ ...textRule('xs'), color: vars.color.textMuted, margin: 0 }));

export const hint = style(
  app({ display: 'flex', gap: vars.space.s, alignItems: 'start', ...textRule('xs'), color: vars.color.textMuted }),
);

export const icon = style(app({ flexShrink: 0, inlineSize: vars.icon.small, blockSize: vars.icon.small }));

/** A bar from 0 to the share, with a mark at the 50 % threshold. */
export const track = style(
  app({
    position: 'relative',
    blockSize: barHeight,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.track,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
    selectors: {
      '&[data-marked]::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: '50%',
        insetBlock: `calc(${vars.space.xs} * -1)`,
        borderInlineStart: `${vars.space['2xs']} solid ${vars.color.text}`,
      },
    },
  }),
);

export const fill = style(
  app({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: from,
    inlineSize: share,
    borderRadius: vars.radius.full,
    backgroundColor: vars.chart.c1,
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
    transition: `inline-size ${vars.motion.base} ${vars.motion.enter}`,
  }),
);

export const rows = style(app({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  app({
    ...textRule('sm'),
    display: 'grid',
    gridTemplateColumns: `${labelColumn} minmax(0, 1fr) ${valueColumn}`,
    alignItems: 'center',
    columnGap: vars.space.m,
    minBlockSize: vars.space.xl,
    color: vars.color.textMuted,
    selectors: { '&[data-state=current]': { color: vars.color.text, fontWeight: 500 } },
  }),
);

export const thin = style(app({ blockSize: vars.space.xs }));

export const value = style(app({ ...figuresRule, textAlign: 'end', color: vars.color.text, fontWeight: 500 }));

/** The position of a contribution between 0 and 100. */
export const plot = style(
  app({
    position: 'relative',
    blockSize: barHeight,
    backgroundImage: `linear-gradient(${vars.color.border}, ${vars.color.border})`,
    backgroundSize: '100% 1px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  }),
);

export const block = style(
  app({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: from,
    inlineSize: share,
    borderRadius: vars.radius.xs,
    backgroundColor: vars.chart.c1,
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
    selectors: {
      '&[data-tone=again]': {
        backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.surface} 0 1px, transparent 1px ${vars.space.xs})`,
      },
      '&[data-tone=assumed]': {
        backgroundColor: 'transparent',
        border: `1px dashed ${vars.chart.c1}`,
      },
      '&[data-tone=limit]': {
        backgroundColor: 'transparent',
        border: `1px dashed ${vars.status.warning.text}`,
      },
      '&[data-tone=total]': { backgroundColor: vars.chart.ink },
    },
  }),
);

/** Next to the name of an area, or below it in a narrow row. */
export const assumed = style(app({ ...textRule('xs'), display: 'block', color: vars.color.textSubtle }));

export const total = style(
  app({
    borderBlockStart: hairline,
    marginBlockStart: vars.space.xs,
    paddingBlockStart: vars.space.xs,
    fontWeight: 600,
  }),
);

export const narrowing = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    inlineSize: '100%',
    minBlockSize: vars.control.heightSmall,
    color: vars.color.text,
    fontWeight: 500,
    textAlign: 'start',
    borderRadius: vars.radius.s,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const points = style(
  app({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, ...figuresRule, color: vars.color.textMuted }),
);
