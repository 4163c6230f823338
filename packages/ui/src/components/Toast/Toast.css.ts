import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

const fromRight = keyframes({ from: { opacity: 0, transform: `translateX(${vars.space.l})` } });
const fromLeft = keyframes({ from: { opacity: 0, transform: `translateX(calc(${vars.space.l} * -1))` } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Positions of the message; `useFreePosition` chooses the first that covers nothing. */
const atLowerEdge = { insetBlockStart: 'auto', insetBlockEnd: 0 };
const inMiddle = { insetInlineStart: 0, marginInline: 'auto' };

export const viewport = style(
  ui({
    position: 'fixed',
    insetBlockStart: vars.layout.topBar,
    insetInlineEnd: 0,
    zIndex: vars.z.toast,
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.layout.toast} + ${vars.space.xl})`,
    padding: vars.space.m,
    pointerEvents: 'none',
    outline: 'none',
    selectors: {
      // With an open dialog the bar is inert anyway.
      'body:has([role="dialog"], [role="alertdialog"]) &': { insetBlockStart: 0 },
      '&[data-position="lowerEnd"]': atLowerEdge,
      '&[data-position="lowerMiddle"]': { ...atLowerEdge, ...inMiddle },
      '&[data-position="upperMiddle"]': inMiddle,
    },
  }),
);

export const toast = style(
  ui({
    ...textRule('md'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    flexShrink: 0,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.m,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.menu,
    pointerEvents: 'auto',
    animation: `${fromRight} ${vars.motion.base} ${vars.motion.enter}`,
    selectors: {
      '[dir=rtl] &[data-state="open"]': { animationName: fromLeft },
      '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.base} ${vars.motion.exit}` },
    },
  }),
);

export const icon = style(
  ui({
    flexShrink: 0,
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    selectors: {
      '[data-type="success"] > &': { color: vars.status.success.text },
      '[data-type="error"] > &': { color: vars.status.danger.text },
      '[data-type="info"] > &': { color: vars.status.info.text },
      '[data-type="warning"] > &': { color: vars.status.warning.text },
    },
  }),
);

export const message = style(ui({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const waiting = style(
  ui({ flexShrink: 0, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
export const tool = style(ui({ marginBlock: `calc(${vars.space.xs} * -1)` }));
