import { app, figuresRule, textRule, touchTargetRule, vars, visuallyHiddenRule } from '@aval/ui/theme';
import { style } from '@vanilla-extract/css';

/** What has to be done before anything else. */
export const duties = style(app({ marginBlockEnd: vars.space.m }));

export const dutiesTitle = style(
  app({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    margin: 0,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    fontWeight: 600,
    color: vars.status.danger.text,
    backgroundColor: vars.status.danger.tint,
    printColorAdjust: 'exact',
  }),
);

export const titleIcon = style(app({ inlineSize: vars.icon.medium, blockSize: vars.icon.medium, flexShrink: 0 }));

/** What to do, and below it why, who and how to prove it. */
export const advice = style(app({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 }));

export const why = style(app({ ...textRule('sm'), ...figuresRule, margin: 0, color: vars.color.textMuted }));

export const details = style(
  app({
    ...textRule('xs'),
    flex: '1 1 12rem',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    rowGap: vars.space['2xs'],
    margin: 0,
    color: vars.color.textMuted,
  }),
);

/** The details, and next to them what to do with the advice. */
export const foot = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    rowGap: vars.space['2xs'],
  }),
);

export const detail = style(app({ display: 'inline-flex', alignItems: 'start', gap: vars.space.xs }));

export const detailTerm = style(app({ display: 'inline-flex', flexShrink: 0, marginBlockStart: vars.space['2xs'] }));

export const termText = style(app(visuallyHiddenRule));

export const detailIcon = style(app({ inlineSize: vars.icon.small, blockSize: vars.icon.small }));

/** Owners may have typed a word that is longer than the card. */
export const detailText = style(app({ margin: 0, overflowWrap: 'anywhere' }));

/** Shows the rows that did not fit. */
export const more = style(
  app({
    ...touchTargetRule,
    ...textRule('sm'),
    alignSelf: 'start',
    justifySelf: 'start',
    marginBlockStart: vars.space.s,
    fontWeight: 500,
    color: vars.color.link,
    borderRadius: vars.radius.xs,
    ':hover': { textDecoration: 'underline' },
  }),
);
