import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.s})` } });

export const overlay = style(
  ui({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'grid',
    // Never wider than the window, regardless of its content.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: 'start',
    paddingBlock: `min(10vh, ${vars.space['4xl']})`,
    paddingInline: vars.space.l,
    overflow: 'hidden',
    backgroundColor: vars.color.overlay,
    animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.enter}`,
    selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.base} ${vars.motion.exit}` } },
    '@media': {
      [media.underMedium]: { padding: 0, alignItems: 'end' },
      [media.short]: { padding: 0 },
      [media.forcedColors]: { backgroundColor: 'transparent' },
    },
  }),
);

export const content = styleVariants(
  {
    small: { maxInlineSize: vars.layout.dialogSmall },
    medium: { maxInlineSize: vars.layout.dialogMedium },
    large: { maxInlineSize: vars.layout.dialogLarge },
  },
  (rule) =>
    ui({
      ...rule,
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      maxBlockSize: '100%',
      minBlockSize: 0,
      color: vars.color.text,
      backgroundColor: vars.color.raised,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.dialog,
      animation: `${rise} ${vars.motion.slow} ${vars.motion.enter}`,
      ':focus-visible': { outline: 'none' },
      selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.base} ${vars.motion.exit}` } },
      '@media': {
        [media.underMedium]: {
          maxInlineSize: '100%',
          maxBlockSize: '92dvh',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
        [media.short]: { display: 'block', maxBlockSize: '100dvh', overflowY: 'auto', overscrollBehavior: 'contain' },
      },
    }),
);

const line = `1px solid ${vars.color.border}`;

export const header = styleVariants(
  {
    task: { paddingBlock: vars.space.l, borderBlockEnd: line },
    figure: { paddingBlock: `${vars.space.l} ${vars.space.s}` },
  },
  (rule) =>
    ui({
      ...rule,
      display: 'flex',
      alignItems: 'start',
      justifyContent: 'space-between',
      columnGap: vars.space.m,
      rowGap: vars.space.s,
      flexShrink: 0,
      paddingInline: vars.space.xl,
      '@media': {
        [media.underMedium]: { display: 'grid', gridTemplateColumns: '1fr auto', paddingInline: vars.space.l },
      },
    }),
);

export const heading = style(ui({ flex: '1 1 auto', minInlineSize: 0 }));
export const overline = style(ui({ ...textRule('xs'), color: vars.color.textMuted, overflowWrap: 'anywhere' }));
export const figure = style(
  ui({
    flexShrink: 0,
    maxInlineSize: '50%',
    '@media': { [media.underMedium]: { gridRow: 2, gridColumn: '1 / -1', maxInlineSize: 'none' } },
  }),
);
export const title = styleVariants({ task: textRule('lg'), figure: textRule('xl') }, (rule) =>
  ui({ ...rule, inlineSize: 'fit-content', overflowWrap: 'anywhere', borderRadius: vars.radius.s }),
);
export const description = styleVariants({ task: textRule('sm'), figure: textRule('md') }, (rule) =>
  ui({ ...rule, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
export const close = style(
  ui({ marginBlock: `calc(${vars.space.xs} * -1)`, marginInlineEnd: `calc(${vars.space.s} * -1)` }),
);

const solid = (color: string) => `linear-gradient(${color}, ${color})`;

/** The line under the header appears once content has scrolled past it. */
const lineOnceScrolled = {
  backgroundImage: `${solid(vars.color.raised)}, ${solid(vars.color.border)}`,
  backgroundAttachment: 'local, scroll',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
} as const;

export const body = styleVariants(
  {
    task: { paddingBlock: vars.space.l },
    figure: { paddingBlock: `${vars.space.s} ${vars.space.l}`, ...lineOnceScrolled },
  },
  (rule) =>
    ui({
      ...rule,
      flex: '1 1 auto',
      minBlockSize: 0,
      // Hidden inputs scroll with their labels, or focusing one would scroll the overlay.
      position: 'relative',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.space.xl,
      '@media': { [media.underMedium]: { paddingInline: vars.space.l }, [media.short]: { overflowY: 'visible' } },
    }),
);

export const footer = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    flexShrink: 0,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.xl,
    borderBlockStart: line,
    '@media': { [media.underMedium]: { paddingInline: vars.space.l } },
  }),
);

export const footerNote = style(ui({ ...textRule('sm'), flex: '1 1 auto', color: vars.color.textMuted }));
