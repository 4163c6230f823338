import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { chosenInForcedColors, focusRing, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

export const root = styleVariants(
  {
    small: { ...textRule('xs'), minBlockSize: vars.control.heightSmall },
    medium: { ...textRule('sm'), fontWeight: '500', minBlockSize: vars.control.height },
  },
  (rule) =>
    ui({
      ...rule,
      display: 'inline-flex',
      maxInlineSize: '100%',
      padding: vars.space['2xs'],
      gap: vars.space['2xs'],
      backgroundColor: vars.color.selected,
      borderRadius: vars.radius.m,
      selectors: { '&[data-block="true"]': { display: 'flex', inlineSize: '100%' } },
      '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
    }),
);

export const legend = style(ui(visuallyHiddenRule));

// A fieldset does not stretch its children, so each option gets the inner height of the control.
export const optionHeight = styleVariants({ small: vars.control.heightSmall, medium: vars.control.height }, (height) =>
  ui({ minBlockSize: `calc(${height} - 2 * ${vars.space['2xs']})` }),
);

export const option = style(
  ui({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    flex: '1 1 auto',
    minInlineSize: vars.space.xl,
    paddingInline: `calc(${vars.space.s} + ${vars.space['2xs']})`,
    textAlign: 'center',
    color: vars.color.textMuted,
    border: '1px solid transparent',
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:has(:checked)': {
        color: vars.color.text,
        backgroundColor: vars.color.segment,
        borderColor: vars.color.border,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&:has(:checked)': chosenInForcedColors } },
    },
  }),
);

export const input = style(ui({ ...visuallyHiddenRule, inset: 0 }));
export const icon = style(ui({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));
