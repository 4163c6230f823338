import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

export const card = styleVariants({ normal: { padding: vars.control.cardPadding }, none: {} }, (rule) =>
  ui({
    ...rule,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    containerType: 'inline-size',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

const inBareCard = '[data-padding="none"] > &';

export const header = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    minBlockSize: vars.control.heightSmall,
    marginBlockEnd: vars.space.m,
    selectors: {
      [inBareCard]: {
        marginBlockEnd: 0,
        padding: vars.control.cardPadding,
        paddingBlockEnd: vars.space.m,
      },
    },
  }),
);

export const heading = style(ui({ flex: '1 1 auto', minInlineSize: 0 }));

export const title = style(
  ui({ ...textRule('lg'), display: 'flex', alignItems: 'center', gap: vars.space.s, overflowWrap: 'anywhere' }),
);

export const description = style(
  ui({ ...textRule('sm'), maxInlineSize: vars.layout.measure, color: vars.color.textMuted }),
);

/** Ghost tools extend into the padding so that their text, not their box, aligns with the edge. */
export const tools = style(ui({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const body = style(
  ui({
    minInlineSize: 0,
    selectors: {
      [inBareCard]: { padding: vars.control.cardPadding },
      [`[data-padding="none"] > ${header} + &`]: { paddingBlockStart: 0 },
    },
  }),
);

export const footer = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    marginBlockStart: 'auto',
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: vars.control.cardPadding,
    selectors: {
      [inBareCard]: { padding: vars.control.cardPadding, paddingBlock: vars.space.m },
      '[data-padding="normal"] > &': { marginBlockStart: vars.control.cardPadding },
    },
  }),
);
