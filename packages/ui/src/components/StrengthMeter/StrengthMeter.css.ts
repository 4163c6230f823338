import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

const tone = createVar();

export const meter = style(
  ui({
    ...textRule('xs'),
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    vars: { [tone]: vars.color.textSubtle },
    selectors: {
      '&[data-state=weak]': { vars: { [tone]: vars.status.danger.text } },
      '&[data-state=medium]': { vars: { [tone]: vars.status.warning.text } },
      '&[data-state=strong]': { vars: { [tone]: vars.status.success.text } },
    },
  }),
);

export const segments = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: vars.space.xs,
    paddingBlockStart: vars.space['2xs'],
  }),
);

export const segment = style(
  ui({
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.track,
    forcedColorAdjust: 'none',
    selectors: { '&[data-filled]': { backgroundColor: tone } },
    '@media': {
      [media.forcedColors]: {
        backgroundColor: 'GrayText',
        selectors: { '&[data-filled]': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
);

export const summary = style(
  ui({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s, minBlockSize: vars.text.xs.line }),
);

export const word = style(ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, color: tone }));

export const icon = style(ui({ inlineSize: vars.icon.small, blockSize: vars.icon.small, flex: 'none' }));

export const count = style(ui({ ...figuresRule, color: vars.color.textMuted }));

export const criteria = style(
  ui({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, rowGap: vars.space.xs }),
);

export const criterion = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    selectors: { '&[data-state=met]': { color: vars.status.success.text } },
  }),
);

export const hidden = style(ui(visuallyHiddenRule));
