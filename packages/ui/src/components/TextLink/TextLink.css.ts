import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { focusRing, touchTargetRule, visuallyHiddenRule } from '../../theme/rules.ts';

export const link = recipe({
  base: ui({
    borderRadius: vars.radius.xs,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': focusRing,
  }),
  variants: {
    variant: {
      /** A name in a list or a table. */
      plain: ui({ color: vars.color.link }),
      /** Inside running text, where colour alone would not distinguish it. */
      prose: ui({ color: vars.color.link, textDecoration: 'underline' }),
      /** For secondary links, such as in a footer. */
      quiet: ui({ ...touchTargetRule, color: vars.color.textMuted }),
      /** On its own, with an icon. */
      action: ui({
        ...touchTargetRule,
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xs,
        fontWeight: '500',
        color: vars.color.link,
      }),
    },
  },
});

export const icon = style(
  ui({
    display: 'inline',
    inlineSize: vars.icon.small,
    blockSize: vars.icon.small,
    flexShrink: 0,
    verticalAlign: '-0.125em',
  }),
);

export const iconGap = style(ui({ marginInlineStart: vars.space.xs }));
export const hint = style(ui(visuallyHiddenRule));
