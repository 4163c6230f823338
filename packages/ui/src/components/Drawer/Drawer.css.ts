import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });

export const overlay = style(
  ui({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    backgroundColor: vars.color.overlay,
    animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.enter}`,
    selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.base} ${vars.motion.exit}` } },
    '@media': { [media.forcedColors]: { backgroundColor: 'transparent' } },
  }),
);

const base = style(
  ui({
    position: 'fixed',
    zIndex: vars.z.dialog,
    display: 'flex',
    flexDirection: 'column',
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    boxShadow: vars.shadow.dialog,
    ':focus-visible': { outline: 'none' },
    selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.base} ${vars.motion.exit}` } },
  }),
);

const edge = `1px solid ${vars.color.border}`;
const enter = (name: string) => `${name} ${vars.motion.slow} ${vars.motion.enter}`;

const upright = (maxInlineSize: string, from: string, fromMirrored: string) => ({
  insetBlock: 0,
  inlineSize: '88vw',
  maxInlineSize,
  animation: enter(from),
  selectors: { '[dir=rtl] &[data-state="open"]': { animationName: fromMirrored } },
});

export const content = styleVariants({
  start: [
    base,
    ui({ ...upright(vars.layout.drawer, fromLeft, fromRight), insetInlineStart: 0, borderInlineEnd: edge }),
  ],
  end: [
    base,
    ui({ ...upright(vars.layout.dialogSmall, fromRight, fromLeft), insetInlineEnd: 0, borderInlineStart: edge }),
  ],
  bottom: [
    base,
    ui({
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: '85dvh',
      borderBlockStart: edge,
      borderStartStartRadius: vars.radius.l,
      borderStartEndRadius: vars.radius.l,
      animation: enter(fromBottom),
    }),
  ],
});

export const header = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    flexShrink: 0,
    minBlockSize: vars.layout.topBar,
    paddingInline: vars.space.l,
    borderBlockEnd: edge,
  }),
);

export const title = style(ui({ ...textRule('lg'), minInlineSize: 0, borderRadius: vars.radius.s }));
export const close = style(ui({ marginInlineEnd: `calc(${vars.space.s} * -1)` }));
export const body = style(
  ui({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space.l }),
);
export const footer = style(
  ui({
    display: 'flex',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    flexShrink: 0,
    padding: vars.space.l,
    borderBlockStart: edge,
  }),
);
