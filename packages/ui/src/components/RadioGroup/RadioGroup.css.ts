import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { focusRing, textRule } from '../../theme/rules.ts';
import type { RadioGroupVariant } from './variants.ts';

const minimumCard = '10rem';

export const group = styleVariants({
  plain: ui({ display: 'flex', flexDirection: 'column', gap: vars.space.s }),
  cards: ui({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${minimumCard}, 34%)), 1fr))`,
    gap: vars.space.s,
  }),
  segments: ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    minBlockSize: vars.control.height,
    padding: '1px',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.m,
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.dangerBorder },
      '&[data-disabled]': { borderColor: vars.color.border },
    },
  }),
} satisfies Record<RadioGroupVariant, ReturnType<typeof ui>>);

export const segment = style(
  ui({
    ...textRule('md'),
    fontWeight: 500,
    minInlineSize: 0,
    paddingInline: vars.space.s,
    color: vars.color.textMuted,
    borderRadius: vars.radius.s,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&[data-state=checked]': {
        color: vars.color.text,
        fontWeight: 600,
        backgroundColor: vars.color.selected,
        outline: `1px solid transparent`,
      },
      '&:focus-visible': focusRing,
      '&:disabled': { color: vars.color.textDisabled },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.control.height } },
  }),
);

export const choice = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
    '@media': { [media.coarse]: { minBlockSize: vars.control.height, paddingBlock: vars.space.s } },
  }),
);

export const card = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    minInlineSize: 0,
    paddingInline: vars.control.fieldPadding,
    paddingBlock: vars.space.s,
    cursor: 'pointer',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.m,
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: vars.color.textMuted },
      '[data-invalid] > &': { borderColor: vars.color.dangerBorder },
      '&:has([data-state=checked])': {
        borderColor: vars.color.control,
        boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
      },
      '&:has(:focus-visible)': focusRing,
      '&&[data-disabled]': {
        color: vars.color.textDisabled,
        borderColor: vars.color.border,
        boxShadow: 'none',
        backgroundColor: vars.color.hover,
        cursor: 'not-allowed',
      },
    },
  }),
);

export const circle = style(
  ui({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.icon.medium,
    blockSize: vars.icon.medium,
    marginBlock: `calc((${vars.text.md.line} - ${vars.icon.medium}) / 2)`,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.full,
    selectors: {
      '&[data-state=checked]': { borderColor: vars.color.control, backgroundColor: vars.color.control },
      '&:disabled': { borderColor: vars.color.borderStrong },
      '&[data-state=checked]:disabled': {
        borderColor: vars.color.textDisabled,
        backgroundColor: vars.color.textDisabled,
      },
      [`${card} &:focus-visible`]: { outline: 'none' },
    },
  }),
);

export const dot = style(
  ui({
    inlineSize: vars.space.s,
    blockSize: vars.space.s,
    transform: 'scale(0.75)',
    borderRadius: vars.radius.full,
    border: `${vars.space.xs} solid ${vars.color.textOnFill}`,
  }),
);

export const texts = style(ui({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const label = style(ui({ ...textRule('md'), selectors: { [`${card} &`]: { fontWeight: 500 } } }));

export const description = style(
  ui({
    ...textRule('xs'),
    color: vars.color.textMuted,
    selectors: { '[data-disabled] &': { color: vars.color.textDisabled } },
  }),
);
