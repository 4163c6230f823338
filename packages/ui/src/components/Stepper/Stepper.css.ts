import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/layered.ts';
import { media } from '../../theme/media.ts';
import { figuresRule, textRule, truncateRule, visuallyHiddenRule } from '../../theme/rules.ts';

const narrow = '(max-width: 47.99rem)';
const barColor = createVar();
const wordColor = createVar();

const barHeight = `calc(${vars.space['2xs']} + 1px)`;

/** Makes a thin bar as high a target as a button. */
const reach = `calc((${vars.control.height} - ${barHeight}) / 2)`;

export const stepper = style(ui({ containerType: 'inline-size', minInlineSize: 0 }));

export const list = style(
  ui({
    display: 'flex',
    gap: vars.space.s,
    '@container': { [narrow]: { gap: vars.space.xs } },
  }),
);

export const item = style(
  ui({
    flex: '1 1 auto',
    minInlineSize: 0,
    vars: { [barColor]: vars.color.track, [wordColor]: vars.color.textSubtle },
    selectors: {
      '&[data-state=done]': { vars: { [barColor]: vars.color.text, [wordColor]: vars.color.text } },
      '&[data-state=current]': { vars: { [barColor]: vars.color.control, [wordColor]: vars.color.text } },
      '&[data-state=error]': { vars: { [barColor]: vars.color.danger, [wordColor]: vars.color.dangerText } },
    },
    '@container': { [narrow]: { flex: '1 1 0' } },
    '@media': {
      [media.forcedColors]: {
        vars: { [barColor]: 'GrayText' },
        selectors: {
          '&[data-state=done]': { vars: { [barColor]: 'CanvasText' } },
          '&[data-state=current]': { vars: { [barColor]: 'Highlight' } },
          '&[data-state=error]': { vars: { [barColor]: 'CanvasText' } },
        },
      },
    },
  }),
);

const content = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  color: wordColor,
  borderRadius: vars.radius.xs,
} as const;

export const still = style(ui(content));

export const button = style(
  ui({
    ...content,
    '@container': {
      [narrow]: { paddingBlock: reach, marginBlock: `calc(${vars.space.xs} - ${reach})` },
    },
  }),
);

export const bar = style(
  ui({
    blockSize: barHeight,
    borderRadius: vars.radius.full,
    backgroundColor: barColor,
    forcedColorAdjust: 'none',
  }),
);

export const label = style(
  ui({
    ...textRule('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
    '@container': { [narrow]: visuallyHiddenRule },
  }),
);

export const icon = style(ui({ flex: 'none', inlineSize: vars.icon.small, blockSize: vars.icon.small }));

export const number = style(
  ui({ ...textRule('xs'), ...figuresRule, selectors: { '[data-state=current] &': { color: vars.color.link } } }),
);

export const word = style(
  ui({
    ...truncateRule,
    selectors: {
      '[data-state=current] &': { fontWeight: 600 },
      'button:hover &': { textDecoration: 'underline', textUnderlineOffset: vars.space['2xs'] },
    },
  }),
);

export const hidden = style(ui(visuallyHiddenRule));

export const summary = style(
  ui({
    ...textRule('sm'),
    display: 'none',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    paddingBlockStart: vars.space.s,
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'flex' } },
  }),
);

export const here = style(ui({ color: vars.color.text, fontWeight: 600 }));
