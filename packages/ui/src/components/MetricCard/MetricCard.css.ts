import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { figuresRule, textRule } from '../../theme/rules.ts';

const oneLine = '(min-width: 320px)';

export const card = style(
  ui({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: vars.radius.l,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    ...figuresRule,
    selectors: {
      '&[data-state="active"]': {
        outline: `${vars.focusRing.width} solid ${vars.color.borderField}`,
        outlineOffset: '-1px',
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const main = style(
  ui({
    display: 'grid',
    rowGap: vars.space.s,
    alignContent: 'start',
    flexGrow: 1,
    padding: vars.control.cardPadding,
    selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.s } },
  }),
);

/** Title and info button above the figure; on a wide card all three on one line. */
export const head = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.s,
    '@container': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%) auto' } },
  }),
);

export const title = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
    ...textRule('md'),
    fontWeight: 500,
    overflowWrap: 'anywhere',
  }),
);

export const titleIcon = style(
  ui({ flexShrink: 0, inlineSize: vars.icon.medium, blockSize: vars.icon.medium, color: vars.color.textMuted }),
);

export const value = style(
  ui({
    order: 3,
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [oneLine]: { order: 0, gridColumn: 'auto' } },
  }),
);

export const figure = style(ui({ ...textRule('2xl'), '@container': { [oneLine]: { ...textRule('xl') } } }));
export const unit = style(ui({ ...textRule('sm'), color: vars.color.textMuted }));
export const missing = style(ui({ ...textRule('2xl'), color: vars.color.textSubtle }));

export const info = style(
  ui({
    order: 2,
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    marginBlock: `calc(-1 * ${vars.space['2xs']})`,
  }),
);

export const verdict = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: vars.space.s,
    ...textRule('sm'),
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
  }),
);

export const verdictText = style(ui({ fontWeight: 600, color: vars.color.text }));

const iconRule = {
  flexShrink: 0,
  inlineSize: vars.icon.small,
  blockSize: vars.text.sm.line,
} as const;

export const verdictIcon = styleVariants({
  met: ui({ ...iconRule, color: vars.status.success.text }),
  missed: ui({ ...iconRule, color: vars.status.warning.text }),
  open: ui({ ...iconRule, color: vars.color.textMuted }),
});

export const foot = style(
  ui({
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingInline: vars.control.cardPadding,
    paddingBlock: vars.space.m,
    '@container': { [oneLine]: { borderBlockStart: 0, paddingBlockStart: 0 } },
  }),
);
