import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { focusRing, textRule } from '../../theme/rules.ts';

/** The bordered box of every input. */
export const box = style(
  ui({
    ...textRule('md'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.control.height,
    paddingInline: vars.control.fieldPadding,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.m,
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: vars.color.textMuted },
      '&:has(:is(input, select, textarea):focus-visible)': focusRing,
      '&[data-invalid]:not([data-disabled])': { borderColor: vars.color.dangerBorder },
      '&[data-disabled]': {
        color: vars.color.textDisabled,
        backgroundColor: vars.color.hover,
        borderColor: vars.color.border,
      },
    },
    '@media': {
      [media.coarse]: { fontSize: vars.text.lg.size },
      // When printed, a search box shows only its query; an empty one is hidden.
      print: { selectors: { '&:has([type=search]:placeholder-shown)': { display: 'none' } } },
    },
  }),
);

export const input = style(
  ui({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    textAlign: 'inherit',
    textOverflow: 'ellipsis',
    selectors: {
      '&:disabled': { color: vars.color.textDisabled, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const affix = style(
  ui({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.color.textSubtle,
  }),
);

/** A small button inside the box: clear, show password. Its target is as high as the box. */
export const innerButton = style(
  ui({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    inlineSize: vars.control.heightSmall,
    marginInlineEnd: `calc(${vars.space.xs} * -1)`,
    color: vars.color.textMuted,
    borderRadius: vars.radius.s,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&:disabled': { color: vars.color.textDisabled },
    },
    '@media': { print: { display: 'none' } },
  }),
);

export const icon = style(ui({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flex: 'none' }));
