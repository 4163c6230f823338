import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { focusRing, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

const pressable = ':hover:not(:disabled):not([aria-disabled="true"])';
/** Includes `aria-disabled` buttons, which keep the focus; a busy button keeps its normal appearance. */
export const isOff = ':is(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))';
const off = {
  color: vars.color.textDisabled,
  backgroundColor: vars.color.selected,
  borderColor: vars.color.selected,
};
const offInForcedColors = { [media.forcedColors]: { selectors: { [`&${isOff}`]: { borderColor: 'GrayText' } } } };

export const button = recipe({
  base: ui({
    ...textRule('md'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    flexShrink: 0,
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    borderRadius: vars.radius.m,
    border: '1px solid',
    fontWeight: '500',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    ':focus-visible': focusRing,
    selectors: { [`&${isOff}`]: { cursor: 'not-allowed' } },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { [`&${isOff}`]: { color: 'GrayText' } },
      },
      print: { display: 'none' },
    },
  }),
  variants: {
    variant: {
      primary: ui({
        color: vars.color.primaryText,
        backgroundColor: vars.color.primary,
        borderColor: vars.color.primary,
        selectors: {
          [`&${pressable}`]: { backgroundColor: vars.color.primaryHover, borderColor: vars.color.primaryHover },
          [`&${isOff}`]: off,
        },
        '@media': offInForcedColors,
      }),
      secondary: ui({
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        borderColor: vars.color.borderStrong,
        selectors: { [`&${pressable}`]: { backgroundColor: vars.color.hover }, [`&${isOff}`]: off },
        '@media': offInForcedColors,
      }),
      ghost: ui({
        color: vars.color.textMuted,
        backgroundColor: 'transparent',
        borderColor: 'transparent',
        selectors: {
          [`&${pressable}`]: { color: vars.color.text, backgroundColor: vars.color.selected },
          '&[aria-expanded="true"]': { color: vars.color.text, backgroundColor: vars.color.selected },
          [`&${isOff}`]: { color: vars.color.textDisabled },
        },
      }),
      danger: ui({
        color: vars.color.textOnFill,
        backgroundColor: vars.color.danger,
        borderColor: vars.color.danger,
        selectors: {
          [`&${pressable}`]: { textDecoration: 'underline', textUnderlineOffset: vars.space.xs },
          [`&${isOff}`]: off,
        },
        '@media': offInForcedColors,
      }),
    },
    size: {
      small: ui({
        ...textRule('sm'),
        fontWeight: '500',
        gap: vars.space.xs,
        minBlockSize: vars.control.heightSmall,
        paddingBlock: '1px',
        paddingInline: `calc(${vars.space.s} + ${vars.space['2xs']})`,
      }),
      medium: ui({
        minBlockSize: vars.control.height,
        paddingBlock: vars.space['2xs'],
        paddingInline: vars.space.m,
      }),
      large: ui({
        minBlockSize: vars.control.heightLarge,
        paddingBlock: vars.space['2xs'],
        paddingInline: vars.space.l,
      }),
    },
    isBlock: { true: ui({ inlineSize: '100%' }) },
  },
});

export const stack = style(
  ui({ display: 'inline-grid', gap: 'inherit', justifyItems: 'center', alignItems: 'center' }),
);

export const layer = style(
  ui({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    selectors: { '&[data-state="hidden"]': { visibility: 'hidden' } },
  }),
);

export const icon = style(ui({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

/** The name of the button while only the spinner is visible. */
export const quiet = style(ui(visuallyHiddenRule));
