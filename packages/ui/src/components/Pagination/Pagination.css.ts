import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

const narrow = '(max-width: 32rem)';

const tiny = '(max-width: 16.5rem)';

export const root = style(
  ui({ ...textRule('sm'), ...figuresRule, containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 }),
);

export const line = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    '@container': { [narrow]: { flexDirection: 'column-reverse' } },
  }),
);

export const summary = style(ui({ color: vars.color.textMuted }));

export const buttons = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space.m,
    '@container': { [narrow]: { inlineSize: '100%' } },
  }),
);

export const button = style(
  ui({
    minBlockSize: vars.control.heightSmall,
    blockSize: 'auto',
    paddingBlock: 0,
    paddingInline: vars.space.s,
    fontSize: vars.text.sm.size,
    whiteSpace: 'nowrap',
  }),
);

export const page = style(
  ui({
    color: vars.color.text,
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: { flex: '1 1 0', minInlineSize: 0, whiteSpace: 'normal', textAlign: 'center' },
      [tiny]: { order: -1, flexBasis: '100%' },
    },
  }),
);
