import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

export const root = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.l,
    maxInlineSize: '100%',
  }),
);

export const texts = style(ui({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }));

export const label = style(
  ui({
    ...textRule('md'),
    fontWeight: 500,
    cursor: 'pointer',
    selectors: { '[data-disabled] &': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  }),
);

export const hint = style(ui({ ...textRule('sm'), color: vars.color.textMuted }));

const height = vars.icon.large;

export const track = style(
  ui({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: `calc(${height} * 1.8)`,
    blockSize: height,
    padding: vars.space['2xs'],
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.borderField,
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&[data-state=checked]': { backgroundColor: vars.color.control },
      '&:disabled': { backgroundColor: vars.color.track },
      '&::before': { content: '', position: 'absolute', inset: `calc(${vars.space.xs} * -1)` },
    },
    '@media': {
      [media.coarse]: { selectors: { '&::before': { insetBlock: `calc((${height} - ${vars.control.height}) / 2)` } } },
    },
  }),
);

export const thumb = style(
  ui({
    inlineSize: vars.icon.small,
    blockSize: vars.icon.small,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.textOnFill,
    border: `1px solid ${vars.color.textOnFill}`,
    transition: `transform ${vars.motion.fast} ${vars.motion.enter}`,
    selectors: {
      '&[data-state=checked]': { transform: `translateX(${vars.icon.medium})` },
      '[dir=rtl] &[data-state=checked]': { transform: `translateX(calc(${vars.icon.medium} * -1))` },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
  }),
);
