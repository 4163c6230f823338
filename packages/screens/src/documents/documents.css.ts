import { app, figuresRule, media, textRule, vars } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style(
  app({
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'stretch',
    '@media': { [media.underWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const drop = style(app({ display: 'grid', gap: vars.space.l, alignContent: 'start', minInlineSize: 0 }));

export const kinds = style(
  app({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' }),
);

export const files = style(app({ listStyle: 'none', margin: 0, padding: 0 }));

export const file = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.row,
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const fileIcon = style(
  app({ flex: 'none', inlineSize: vars.icon.medium, blockSize: vars.icon.medium, color: vars.color.textMuted }),
);

export const fileName = style(app({ flex: '1 1 10rem', minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' }));

export const fileFacts = style(app({ ...figuresRule, color: vars.color.textMuted }));

export const fileError = style(app({ flexBasis: '100%', color: vars.status.danger.text, overflowWrap: 'anywhere' }));

export const fileNote = style(app({ flexBasis: '100%', color: vars.status.warning.text, overflowWrap: 'anywhere' }));

export const panel = style(app({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' }));

export const choice = style(app({ justifySelf: 'start', maxInlineSize: '100%' }));

export const document = style(
  app({
    margin: 0,
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
  }),
);

export const documentHead = style(
  app({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.l,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const documentName = style(app({ ...textRule('sm'), fontWeight: 500, overflowWrap: 'anywhere' }));

export const documentText = style(
  app({ maxBlockSize: '32rem', overflow: 'auto', paddingBlock: vars.space.m, paddingInline: vars.space.l }),
);

export const pre = style(app({ ...textRule('sm'), margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

export const mark = style(
  app({ color: vars.status.warning.text, backgroundColor: vars.status.warning.tint, fontWeight: 600 }),
);

export const note = style(
  app({ ...textRule('sm'), color: vars.color.textMuted, paddingBlock: vars.space.s, paddingInline: vars.space.l }),
);

export const absent = style(app({ color: vars.color.textSubtle }));

export const actions = style(app({ display: 'inline-flex', gap: vars.space['2xs'] }));
