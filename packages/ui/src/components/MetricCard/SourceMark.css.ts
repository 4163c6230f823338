import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule, visuallyHiddenRule } from '../../theme/rules.ts';

const markRule = {
  display: 'inline-flex',
  // In running text, align by the baseline of its text, not by its icon.
  alignItems: 'baseline',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...textRule('xs'),
} as const;

const quiet = ui({ ...markRule, color: vars.color.textMuted });

export const mark = styleVariants({
  stated: quiet,
  document: quiet,
  calculated: quiet,
  estimated: quiet,
  default: ui({ ...markRule, color: vars.status.warning.text }),
});

/** Never smaller than its icon, even next to a long text. */
export const bare = style(ui({ flexShrink: 0 }));

export const icon = style(ui({ flexShrink: 0, alignSelf: 'start', inlineSize: vars.icon.small, blockSize: '1lh' }));
export const hidden = style(ui(visuallyHiddenRule));
