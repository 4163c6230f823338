import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

export const tipX = createVar();
export const tipY = createVar();

export const tip = style(
  ui({
    position: 'absolute',
    zIndex: vars.z.tooltip,
    // The drawing starts at the left in every writing direction.
    left: tipX,
    top: tipY,
    display: 'grid',
    gap: vars.space['2xs'],
    inlineSize: 'max-content',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.s,
    border: '1px solid transparent',
    backgroundColor: vars.color.tooltip,
    color: vars.color.tooltipText,
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    ...textRule('xs'),
    ...figuresRule,
    transform: 'translate(-50%, -100%)',
    selectors: { '&[data-side="below"]': { transform: 'translate(-50%, 0)' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const tipTitle = style(ui({ fontWeight: 600 }));
export const tipText = style(ui({ fontWeight: 500 }));
