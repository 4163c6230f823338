import { app, figuresRule, textRule, touchTargetRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const column = '19rem';

/** As many columns as fit, filled from top to bottom to preserve reading order and tab order. */
export const cards = style(app({ columnWidth: column, columnGap: vars.space.l, minInlineSize: 0 }));

export const usual = style(
  app({ ...textRule('sm'), color: vars.color.textMuted, margin: 0, marginBlockEnd: vars.space.m }),
);

export const card = style(app({ breakInside: 'avoid', marginBlockEnd: vars.space.l }));

export const description = style(
  app({
    ...textRule('sm'),
    color: vars.color.text,
    paddingBlockEnd: vars.space.m,
    margin: 0,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);

export const noDescription = style(app({ color: vars.color.textSubtle }));

export const edit = style(
  app({
    ...textRule('sm'),
    color: vars.color.link,
    minBlockSize: vars.control.heightSmall,
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

/** No larger than the mark that it replaces. */
export const history = style(
  app({
    ...touchTargetRule,
    display: 'inline-flex',
    borderRadius: vars.radius.xs,
    color: vars.color.textSubtle,
    verticalAlign: 'text-bottom',
    selectors: { '&:hover': { color: vars.color.link } },
  }),
);

export const historyIcon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small }));

export const hidden = style(app(visuallyHiddenRule));

export const text = style(app({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));

export const listed = style(
  app({
    ...figuresRule,
    flex: '1 1 auto',
    display: 'grid',
    gap: vars.space.xs,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** A list with a line below it. */
export const listedValue = style(app({ display: 'grid', gap: vars.space.xs, flex: '1 1 auto', minInlineSize: 0 }));

export const listedFact = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    minInlineSize: 0,
    // At the end of the line is something else there, such as a date.
    selectors: { [`${listedValue} &`]: { justifyContent: 'flex-start' } },
  }),
);

export const details = style(app({ minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const more = style(app({ ...textRule('xs'), color: vars.color.textMuted, margin: 0 }));

export const content = style(app({ minInlineSize: 0, overflowWrap: 'anywhere' }));
