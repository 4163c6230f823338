import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { textRule } from '../../theme/rules.ts';

export const root = style(
  ui({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space.s, maxInlineSize: '100%' }),
);

export const box = style(
  ui({
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    marginBlock: `calc((${vars.text.md.line} - ${vars.icon.medium}) / 2)`,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.xs,
    selectors: {
      '&:is([data-state=checked], [data-state=indeterminate])': {
        color: vars.color.textOnFill,
        backgroundColor: vars.color.control,
        borderColor: vars.color.control,
      },
      '&[aria-invalid=true]': { borderColor: vars.color.dangerBorder },
      '&:disabled': {
        color: vars.color.textDisabled,
        backgroundColor: vars.color.hover,
        borderColor: vars.color.borderStrong,
      },
      '&::before': { content: '', position: 'absolute', inset: `calc(${vars.space.xs} * -1)` },
    },
    '@media': {
      [media.coarse]: {
        selectors: { '&::before': { inset: `calc((${vars.icon.medium} - ${vars.control.height}) / 2)` } },
      },
    },
  }),
);

export const mark = style(ui({ display: 'grid', placeItems: 'center' }));

const glyph = { inlineSize: vars.icon.small, blockSize: vars.icon.small, strokeWidth: '3px' };

export const check = style(ui({ ...glyph, selectors: { '[data-state=indeterminate] > &': { display: 'none' } } }));

export const dash = style(ui({ ...glyph, selectors: { '[data-state=checked] > &': { display: 'none' } } }));

export const texts = style(ui({ display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }));

export const label = style(
  ui({
    ...textRule('sm'),
    cursor: 'pointer',
    selectors: { '[data-disabled] &': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  }),
);

export const hint = style(ui({ ...textRule('xs'), color: vars.color.textSubtle }));
