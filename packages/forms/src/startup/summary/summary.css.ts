import { app, figuresRule, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;
const narrow = '(max-width: 40rem)';

export const step = style(app({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 }));

export const head = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: vars.space.xl,
    paddingBlockEnd: vars.space.l,
    '@container': { [narrow]: { padding: vars.space.l, paddingBlockEnd: vars.space.m } },
  }),
);

export const titleLine = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);

export const title = style(app({ ...textRule('xl'), margin: 0 }));

export const progress = style(app({ ...textRule('xs'), ...figuresRule, color: vars.color.textMuted }));

export const explanation = style(
  app({ ...textRule('md'), color: vars.color.textMuted, margin: 0, maxInlineSize: vars.layout.measure }),
);

const columns = 'minmax(0, 1fr) minmax(0, 1fr) 6.5rem auto';

export const rows = style(
  app({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflow: 'clip',
    borderEndStartRadius: `calc(${vars.radius.l} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.l} - 1px)`,
  }),
);

export const columnHeads = style(
  app({
    ...textRule('xs'),
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: vars.space.l,
    paddingInline: vars.space.xl,
    paddingBlockEnd: vars.space.s,
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const row = style(
  app({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.xl,
    borderBlockStart: hairline,
    selectors: { '&[data-state=settled]': { backgroundColor: vars.color.canvas } },
    '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: vars.space.l } },
  }),
);

/** The control has its own label. */
export const changing = style(
  app({
    paddingBlock: vars.space.m,
    paddingInline: vars.space.xl,
    borderBlockStart: hairline,
    '@container': { [narrow]: { paddingInline: vars.space.l } },
  }),
);

export const cell = style(app({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const main = style(app({ ...textRule('md'), ...figuresRule, fontWeight: 500, overflowWrap: 'anywhere' }));

export const sub = style(app({ ...textRule('xs'), color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const narrows = style(
  app({
    ...textRule('sm'),
    ...figuresRule,
    color: vars.color.textMuted,
    textAlign: 'end',
    '@container': { [narrow]: { gridRow: 2, gridColumn: 1, textAlign: 'start' } },
  }),
);

export const headEnd = style(app({ textAlign: 'end' }));

export const actions = style(
  app({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    minInlineSize: '10.5rem',
    '@container': { [narrow]: { gridRow: 2, gridColumn: '1 / -1', justifySelf: 'end' } },
  }),
);

export const settled = style(
  app({
    ...textRule('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.status.success.text,
  }),
);

export const icon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small }));
