import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { clampRule, figuresRule, textRule } from '../../theme/rules.ts';

export const share = createVar();

export const stack = style(ui({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 }));

export const figures = style(ui({ ...figuresRule, textAlign: 'end' }));

export const quote = style(ui({ ...textRule('sm'), ...clampRule(2), color: vars.color.textMuted }));

export const nothing = style(ui({ ...textRule('xs'), color: vars.color.textSubtle }));

export const doubt = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    margin: 0,
    color: vars.status.warning.text,
  }),
);

export const doubtIcon = style(ui({ flex: 'none', inlineSize: vars.icon.small, blockSize: vars.icon.small }));

export const place = style(
  ui({
    ...textRule('xs'),
    justifySelf: 'start',
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    ':hover': { textDecoration: 'underline' },
  }),
);

export const confidence = style(
  ui({
    ...textRule('sm'),
    ...figuresRule,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    whiteSpace: 'nowrap',
    selectors: { '&[data-state=low]': { color: vars.status.warning.text, fontWeight: 600 } },
  }),
);

export const bar = style(
  ui({
    position: 'relative',
    flex: 'none',
    inlineSize: vars.space['2xl'],
    blockSize: vars.space.xs,
    overflow: 'hidden',
    backgroundColor: vars.color.track,
    borderRadius: vars.radius.full,
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: share,
      backgroundColor: vars.chart.ink,
    },
    selectors: {
      '[data-state=medium] > &::after': { backgroundColor: vars.color.textSubtle },
      '[data-state=low] > &::after': { backgroundColor: vars.status.warning.text },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '[data-state] > &::after': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
);

export const remove = style(ui({ justifySelf: 'end' }));
