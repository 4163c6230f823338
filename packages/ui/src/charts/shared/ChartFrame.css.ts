import { createVar, keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule, visuallyHiddenRule } from '../../theme/rules.ts';

export const plotHeight = createVar();

/**
 * As wide as its container, whatever the content. Not a query container: with fifty charts the browser would style
 * and lay out each one separately as soon as one width is read.
 */
export const figure = style(
  ui({
    display: 'grid',
    gridTemplateColumns: '100%',
    alignContent: 'start',
    rowGap: vars.space.l,
    inlineSize: '100%',
    contain: 'inline-size',
    color: vars.color.text,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const header = style(ui({ display: 'grid', rowGap: vars.space.xs, containerType: 'inline-size' }));
export const bareDescription = style(ui(visuallyHiddenRule));

export const headerText = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    minBlockSize: vars.control.heightSmall,
  }),
);

export const titleText = style(ui({ ...textRule('lg'), color: vars.color.text, minInlineSize: 0 }));

export const descriptionText = style(
  ui({
    ...textRule('sm'),
    ...figuresRule,
    color: vars.color.textMuted,
    maxInlineSize: '76ch',
    overflowWrap: 'anywhere',
  }),
);

export const unsaved = style(ui({ ...textRule('sm'), color: vars.color.dangerText }));

export const tools = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: vars.space.s,
    flexShrink: 0,
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    '@media': { print: { display: 'none' } },
  }),
);

/** Without its word it is as wide as it is high, so that a finger can hit it. */
export const toggle = style(ui({ minInlineSize: vars.control.heightSmall }));
export const toggleWord = style(ui({ '@container': { '(max-width: 400px)': visuallyHiddenRule } }));

export const plot = style(
  ui({
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: plotHeight,
    '@media': { print: { minBlockSize: 0 } },
  }),
);

export const foot = style(ui({ minInlineSize: 0 }));

const fillPlot = { blockSize: '100%', minBlockSize: plotHeight } as const;

export const loading = style(ui({ blockSize: '100%' }));

const pulse = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

export const skeleton = style(
  ui({
    ...fillPlot,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    animation: `${pulse} ${vars.motion.pulse} alternate infinite`,
  }),
);

const bone = {
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.selected,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
} as const;

export const skeletonLine = style(
  ui({
    ...bone,
    blockSize: vars.space.l,
    inlineSize: '50%',
    flexShrink: 0,
  }),
);

export const skeletonBlock = style(ui({ ...bone, flexGrow: 1 }));

export const stateBox = style(
  ui({
    ...fillPlot,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: vars.space.s,
    textAlign: 'center',
    color: vars.color.textMuted,
  }),
);

export const stateTitle = style(ui({ ...textRule('md'), fontWeight: 500, color: vars.color.text }));
export const stateText = style(ui({ ...textRule('sm'), color: vars.color.textMuted }));
export const errorIcon = style(ui({ color: vars.color.dangerText }));
