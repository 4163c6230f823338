import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const root = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0, containerType: 'inline-size' }),
);

export const zone = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    padding: vars.space.xl,
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px dashed ${vars.color.borderField}`,
    borderRadius: vars.radius.m,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&[data-state=over]': {
        backgroundColor: vars.status.info.tint,
        borderColor: vars.color.focus,
        borderStyle: 'solid',
      },
      '&[data-state=disabled]': { color: vars.color.textDisabled, borderColor: vars.color.border },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-state=over]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const icon = style(ui({ inlineSize: vars.icon.large, blockSize: vars.icon.large, color: vars.color.textMuted }));

export const title = style(ui({ ...textRule('md'), fontWeight: 500, overflowWrap: 'anywhere' }));

export const hint = style(
  ui({
    ...textRule('sm'),
    marginBlockEnd: vars.space.xs,
    color: vars.color.textMuted,
    selectors: { '[data-state=disabled] > &': { color: vars.color.textDisabled } },
  }),
);

export const errors = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const list = style(ui({ minInlineSize: 0 }));

export const file = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.row,
    paddingBlock: vars.space['2xs'],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const fileIcon = style(
  ui({ flex: 'none', inlineSize: vars.icon.medium, blockSize: vars.icon.medium, color: vars.color.textMuted }),
);

export const name = style(ui({ flex: '1 1 8rem', minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' }));

export const size = style(ui({ ...figuresRule, color: vars.color.textMuted, whiteSpace: 'nowrap' }));

export const detail = style(ui({ minInlineSize: 0 }));
