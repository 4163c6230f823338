import { app, media, vars } from '@aval/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
});

export const progress = style(
  app({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.z.toast,
    blockSize: vars.space['2xs'],
    overflow: 'hidden',
    pointerEvents: 'none',
    animation: `${appear} 1ms 200ms backwards`,
  }),
);

export const progressBar = style(
  app({
    inlineSize: '25%',
    blockSize: '100%',
    background: vars.color.control,
    animation: `${run} 1.2s infinite linear`,
    '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%' } },
  }),
);

/** Fixed at the bottom of the screen, with space reserved at the end of the page so that it covers nothing. */
export const notice = style(
  app({
    position: 'sticky',
    insetBlockEnd: vars.space.l,
    marginBlock: vars.space.l,
    marginInline: 'auto',
    zIndex: vars.z.toast,
    inlineSize: `min(32rem, calc(100% - 2 * ${vars.space.l}))`,
  }),
);
