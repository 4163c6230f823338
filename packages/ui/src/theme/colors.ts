import { bandFills, chartFills, chartWhiteText, ramps, type Ramp, type ThemeName } from './palette.ts';

const white = '#ffffff';
const ink = ramps.dark.gray[1];

const statusOf = (ramp: Ramp) => ({ tint: ramp[3], border: ramp[6], text: ramp[11] });

function bandsOf(theme: ThemeName) {
  const fill = (index: number): string => bandFills[theme][index] ?? white;
  const dark = theme === 'light' ? ramps.light.gray[12] : ink;
  return {
    one: { fill: fill(0), text: white },
    two: { fill: fill(1), text: dark },
    three: { fill: fill(2), text: dark },
    four: { fill: fill(3), text: dark },
    five: { fill: fill(4), text: white },
  };
}

function chartOf(theme: ThemeName) {
  const { gray } = ramps[theme];
  const fill = (series: number): string => chartFills[theme][series - 1] ?? white;
  const on = (series: number): string => (chartWhiteText[theme].includes(series) ? white : ink);
  return {
    c1: fill(1),
    c2: fill(2),
    c3: fill(3),
    c4: fill(4),
    c5: fill(5),
    c6: fill(6),
    c7: fill(7),
    c8: fill(8),
    c9: fill(9),
    c10: fill(10),
    onC1: on(1),
    onC2: on(2),
    onC3: on(3),
    onC4: on(4),
    onC5: on(5),
    onC6: on(6),
    onC7: on(7),
    onC8: on(8),
    onC9: on(9),
    onC10: on(10),
    grid: gray[5],
    axis: gray[10],
    zero: gray[7],
    ink: gray[12],
  };
}

function rolesOf(theme: ThemeName) {
  const { gray, blue, red } = ramps[theme];
  const isLight = theme === 'light';
  return {
    canvas: isLight ? gray[2] : gray[1],
    surface: isLight ? white : gray[2],
    raised: isLight ? white : gray[3],
    sunken: isLight ? gray[3] : gray[1],
    text: gray[12],
    textMuted: gray[11],
    textSubtle: gray[10],
    textDisabled: gray[9],
    textOnFill: white,
    link: blue[11],
    border: gray[5],
    borderStrong: gray[7],
    borderField: gray[8],
    focus: isLight ? blue[9] : blue[10],
    primary: gray[12],
    primaryHover: gray[11],
    primaryText: gray[1],
    danger: red[9],
    dangerText: red[11],
    dangerBorder: red[9],
    control: isLight ? blue[9] : blue[10],
    track: gray[6],
    tooltip: isLight ? gray[12] : gray[6],
    tooltipText: isLight ? gray[1] : gray[12],
    navSelected: gray[4],
    overlay: isLight ? 'rgb(0 0 0 / 0.45)' : 'rgb(0 0 0 / 0.65)',
    hover: gray[3],
    selected: gray[4],
    segment: isLight ? white : gray[6],
  };
}

/**
 * Every colour of one theme as hex, in the shape of the tokens; used by PDF and PNG exports.
 *
 * Areas of the evaluation keep one series colour each wherever they appear.
 */
export function themeColors(theme: ThemeName) {
  const chart = chartOf(theme);
  const ramp = ramps[theme];
  return {
    color: rolesOf(theme),
    status: {
      success: statusOf(ramp.green),
      info: statusOf(ramp.blue),
      warning: statusOf(ramp.amber),
      alert: statusOf(ramp.orange),
      danger: statusOf(ramp.red),
      neutral: statusOf(ramp.gray),
    },
    band: bandsOf(theme),
    chart,
    area: { value: chart.c1, financial: chart.c2, market: chart.c3, team: chart.c4 },
  };
}

export type ThemeColors = ReturnType<typeof themeColors>;
