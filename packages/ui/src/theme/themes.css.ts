import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { themeColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const rem = (pixels: number): string => `${pixels / 16}rem`;

const step = (size: number, line: number, weight: number, tracking = '0') => ({
  size: rem(size),
  line: rem(line),
  weight: String(weight),
  tracking,
});

const colorVars = {
  color: vars.color,
  status: vars.status,
  band: vars.band,
  chart: vars.chart,
  area: vars.area,
  shadow: vars.shadow,
};

const shadowOf = (menu: number, dialog: number) => ({
  menu: `0 4px 16px rgb(0 0 0 / ${menu})`,
  dialog: `0 16px 48px rgb(0 0 0 / ${dialog})`,
});

const light = { ...themeColors('light'), shadow: shadowOf(0.1, 0.18) };
const dark = { ...themeColors('dark'), shadow: shadowOf(0.45, 0.6) };

createGlobalTheme(':root, [data-theme="light"]', colorVars, { '@layer': layers.theme, ...light });

globalStyle(':root[data-theme="dark"], [data-theme="dark"]', {
  '@layer': { [layers.theme]: { '@media': { screen: { vars: assignVars(colorVars, dark) } } } },
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [layers.theme]: { colorScheme: 'light' } } });
globalStyle(':root[data-theme="dark"], [data-theme="dark"]', {
  '@layer': { [layers.theme]: { '@media': { screen: { colorScheme: 'dark' } } } },
});

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    text: vars.text,
    icon: vars.icon,
    avatar: vars.avatar,
    layout: vars.layout,
    focusRing: vars.focusRing,
    motion: vars.motion,
    z: vars.z,
  },
  {
    '@layer': layers.theme,
    space: {
      '2xs': rem(2),
      xs: rem(4),
      s: rem(8),
      m: rem(12),
      l: rem(16),
      xl: rem(24),
      '2xl': rem(32),
      '3xl': rem(48),
      '4xl': rem(64),
    },
    radius: { xs: rem(4), s: rem(6), m: rem(8), l: rem(12), full: '9999px' },
    font: {
      body: "'Inter Variable', Inter, 'Inter Fallback', ui-sans-serif, system-ui, sans-serif",
      mono: "'Geist Mono Variable', ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    },
    text: {
      xs: step(12, 16, 500),
      sm: step(13, 20, 400),
      md: step(14, 20, 400),
      lg: step(16, 24, 600, '-0.01em'),
      xl: step(20, 28, 600, '-0.01em'),
      '2xl': step(24, 32, 600, '-0.02em'),
      '3xl': step(30, 36, 600, '-0.02em'),
      hero: { size: 'clamp(2.25rem, 5vw, 3.5rem)', line: '1.05', weight: '600', tracking: '-0.03em' },
    },
    icon: { small: rem(14), medium: rem(16), large: rem(20) },
    avatar: { small: rem(24), medium: rem(28), large: rem(40), huge: rem(56) },
    layout: {
      topBar: rem(56),
      sidebar: rem(224),
      sidebarCollapsed: rem(56),
      drawer: rem(288),
      content: rem(1280),
      wizard: rem(720),
      gutter: rem(32),
      measure: '68ch',
      dialogSmall: rem(440),
      dialogMedium: rem(560),
      dialogLarge: rem(760),
      toast: rem(360),
      menu: rem(192),
    },
    focusRing: { width: '2px', offset: '2px' },
    motion: {
      fast: '120ms',
      base: '180ms',
      slow: '240ms',
      pulse: '1600ms',
      spin: '800ms',
      enter: 'cubic-bezier(0.2, 0, 0, 1)',
      exit: 'cubic-bezier(0.4, 0, 1, 1)',
    },
    z: { sticky: '10', sidebar: '20', menu: '30', dialog: '40', toast: '50', tooltip: '60' },
  },
);

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.underMedium]: { vars: { [vars.layout.gutter]: rem(16) } },
        [media.reducedMotion]: {
          vars: {
            [vars.motion.fast]: '0ms',
            [vars.motion.base]: '0ms',
            [vars.motion.slow]: '0ms',
            [vars.motion.pulse]: '0ms',
            [vars.motion.spin]: '0ms',
          },
        },
      },
    },
  },
});
