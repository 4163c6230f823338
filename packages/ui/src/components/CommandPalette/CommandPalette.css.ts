import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule, visuallyHiddenRule } from '../../theme/rules.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style(
  ui({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    padding: vars.space.l,
    paddingBlockStart: `max(${vars.space.l}, 12vh)`,
    overflow: 'hidden',
    backgroundColor: vars.color.overlay,
    animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'transparent' } },
  }),
);

export const palette = style(
  ui({
    ...textRule('md'),
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: vars.layout.dialogMedium,
    maxBlockSize: 'min(100%, 30rem)',
    overflow: 'hidden',
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.dialog,
  }),
);

export const hidden = style(ui(visuallyHiddenRule));

export const search = style(
  ui({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingInline: vars.space.l,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const input = style(
  ui({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.space['3xl'],
    fontSize: vars.text.lg.size,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    ':focus-visible': { outline: 'none' },
  }),
);

export const icon = style(
  ui({ flex: 'none', inlineSize: vars.icon.medium, blockSize: vars.icon.medium, color: vars.color.textMuted }),
);

export const list = style(
  ui({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.s,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const heading = style(
  ui({ ...textRule('xs'), padding: vars.space.s, paddingBlockEnd: vars.space.xs, color: vars.color.textSubtle }),
);

export const option = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    color: vars.color.text,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    selectors: { '&[aria-selected=true]': { backgroundColor: vars.color.selected, outline: '1px solid transparent' } },
  }),
);

export const label = style(ui({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const detail = style(ui({ ...textRule('sm'), color: vars.color.textMuted }));

export const keys = style(ui({ flex: 'none', display: 'inline-flex', gap: vars.space['2xs'] }));

export const key = style(
  ui({
    ...textRule('xs'),
    flex: 'none',
    paddingInline: vars.space.xs,
    fontFamily: vars.font.body,
    color: vars.color.textMuted,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.xs,
  }),
);

export const nothing = style(ui({ padding: vars.space.xl, textAlign: 'center', color: vars.color.textMuted }));
