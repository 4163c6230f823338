import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const inTwoLines = '(max-width: 25rem)';

export const list = style(app({ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' }));

export const row = style(
  app({
    ...textRule('md'),
    ...figuresRule,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 4rem auto',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: 0,
    paddingBlock: vars.space.xs,
    minBlockSize: vars.control.row,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { '&:first-child': { fontWeight: 600 } },
    '@container': {
      [inTwoLines]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      },
    },
  }),
);

/** Next to the name, or below it when both do not fit. */
export const figures = style(
  app({
    ...textRule('sm'),
    color: vars.color.textMuted,
    '@container': { [inTwoLines]: { gridRow: 2, gridColumn: '1 / -1' } },
  }),
);

export const distance = style(app({ textAlign: 'end', fontWeight: 600 }));

/** Where the startup stands, below its score. */
export const place = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    gridColumn: '1 / -1',
    fontWeight: 400,
    color: vars.color.textMuted,
  }),
);

export const placeName = style(app({ color: vars.color.text, fontWeight: 500 }));

export const note = style(
  app({ ...textRule('sm'), margin: 0, marginBlockStart: vars.space.m, color: vars.color.textMuted }),
);
