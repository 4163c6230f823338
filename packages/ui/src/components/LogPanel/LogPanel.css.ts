import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { chosenInForcedColors, figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

const narrow = '(max-width: 767px)';
/** Width under which lines wrap automatically (LogLines). */
const narrowest = '(max-width: 479px)';
const filterWidth = '14rem';

export const panel = style(
  ui({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
  }),
);

export const hidden = style(ui(visuallyHiddenRule));

export const toolbar = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    columnGap: vars.space.l,
    padding: vars.space.m,
    paddingInline: vars.control.cardPadding,
  }),
);

export const title = style(ui({ ...textRule('lg'), overflowWrap: 'anywhere' }));

export const chips = style(ui({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const chip = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.control.heightSmall,
    paddingInline: vars.space.s,
    color: vars.color.textSubtle,
    backgroundColor: vars.color.surface,
    border: `1px dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    selectors: {
      '&:hover': { backgroundColor: vars.color.hover },
      '&[aria-pressed=true]': {
        color: vars.color.text,
        backgroundColor: vars.color.selected,
        borderStyle: 'solid',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': chosenInForcedColors } } },
  }),
);

export const chipIcon = style(
  ui({
    flex: 'none',
    inlineSize: vars.icon.small,
    blockSize: vars.icon.small,
    color: vars.color.textMuted,
    selectors: {
      '[aria-pressed=true][data-level=WARNING] > &': { color: vars.status.warning.text },
      '[aria-pressed=true][data-level=ERROR] > &': { color: vars.status.danger.text },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'inherit',
        selectors: { '[aria-pressed=true][data-level] > &': { color: 'HighlightText' } },
      },
    },
  }),
);

export const count = style(ui({ fontWeight: 600 }));

export const filter = style(
  ui({
    flex: `1 1 ${filterWidth}`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    maxInlineSize: vars.layout.dialogSmall,
    '@container': { [narrow]: { maxInlineSize: '100%', flexBasis: '100%' } },
  }),
);

export const search = style(ui({ minInlineSize: 0 }));

export const toggle = style(
  ui({
    selectors: { '&[aria-pressed=true]': { color: vars.color.text, backgroundColor: vars.color.selected } },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': chosenInForcedColors } } },
  }),
);

export const wrapToggle = style(ui({ '@container': { [narrowest]: { display: 'none' } } }));

export const tools = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginInlineStart: 'auto',
    '@container': { [narrow]: { marginInlineStart: 0 } },
  }),
);

export const icons = style(
  ui({ display: 'flex', gap: vars.space['2xs'], marginInlineEnd: `calc(${vars.space.s} * -1)` }),
);

export const fault = style(
  ui({
    ...textRule('xs'),
    paddingInline: vars.control.cardPadding,
    paddingBlockEnd: vars.space.s,
    color: vars.color.dangerText,
  }),
);

export const notice = style(ui({ paddingInline: vars.control.cardPadding, paddingBlockEnd: vars.space.m }));

export const view = style(ui({ position: 'relative', display: 'flex', flexDirection: 'column', minBlockSize: 0 }));

export const instead = style(
  ui({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '12rem',
    padding: vars.control.cardPadding,
    borderBlock: `1px solid ${vars.color.border}`,
  }),
);

export const skeletons = style(ui({ display: 'flex', flexDirection: 'column', gap: vars.space.s, inlineSize: '100%' }));

export const pill = style(
  ui({
    position: 'absolute',
    insetBlockEnd: vars.space.m,
    insetInlineEnd: vars.space.l,
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.menu,
  }),
);

export const footer = style(
  ui({
    ...textRule('xs'),
    ...figuresRule,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.m,
    paddingInline: vars.control.cardPadding,
    color: vars.color.textMuted,
  }),
);

export const follow = style(
  ui({ ...textRule('sm'), display: 'inline-flex', alignItems: 'center', gap: vars.space.s, color: vars.color.text }),
);

export const note = style(ui({ marginInlineStart: 'auto', textAlign: 'end' }));
