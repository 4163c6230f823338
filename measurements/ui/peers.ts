import type { Peers } from './works.ts';

const primitives: Peers = {
  badges: {
    MUI: () => import('./peers/muiBadges.tsx'),
    Mantine: () => import('./peers/mantineBadges.tsx'),
    antd: () => import('./peers/antdBadges.tsx'),
    'Radix Themes': () => import('./peers/radixThemesBadges.tsx'),
  },
  sliders: {
    'bare Radix': () => import('./peers/bareRadixSliders.tsx'),
    MUI: () => import('./peers/muiSliders.tsx'),
    Mantine: () => import('./peers/mantineSliders.tsx'),
    antd: () => import('./peers/antdSliders.tsx'),
    'Radix Themes': () => import('./peers/radixThemesSliders.tsx'),
  },
  tabs: {
    'bare Radix': () => import('./peers/bareRadixTabs.tsx'),
    MUI: () => import('./peers/muiTabs.tsx'),
    Mantine: () => import('./peers/mantineTabs.tsx'),
    antd: () => import('./peers/antdTabs.tsx'),
    'Radix Themes': () => import('./peers/radixThemesTabs.tsx'),
  },
  buttons: {
    MUI: () => import('./peers/muiButtons.tsx'),
    Mantine: () => import('./peers/mantineButtons.tsx'),
    antd: () => import('./peers/antdButtons.tsx'),
    'Radix Themes': () => import('./peers/radixThemesButtons.tsx'),
  },
  selects: {
    MUI: () => import('./peers/muiSelects.tsx'),
    Mantine: () => import('./peers/mantineSelects.tsx'),
    antd: () => import('./peers/antdSelects.tsx'),
    'Radix Themes': () => import('./peers/radixThemesSelects.tsx'),
  },
};

/** The libraries that Aval is compared with, by the work that they support. */
export const peers: Peers = {
  ...primitives,
  matrix: {
    'nivo canvas': () => import('./peers/nivoMatrix.tsx'),
    visx: () => import('./peers/visxMatrix.tsx'),
    'Observable Plot': () => import('./peers/plotMatrix.ts'),
    plotly: () => import('./peers/plotlyMatrix.ts'),
    echarts: () => import('./peers/echartsMatrix.ts'),
  },
  radars: {
    'chart.js': () => import('./peers/chartjsRadars.ts'),
    echarts: () => import('./peers/echartsRadars.ts'),
    nivo: () => import('./peers/nivoRadars.tsx'),
    recharts: () => import('./peers/rechartsRadars.tsx'),
  },
  lines: {
    uPlot: () => import('./peers/uplotLines.ts'),
    'chart.js': () => import('./peers/chartjsLines.ts'),
    echarts: () => import('./peers/echartsLines.ts'),
    'nivo canvas': () => import('./peers/nivoLines.tsx'),
    recharts: () => import('./peers/rechartsLines.tsx'),
  },
  comparison: {
    'plain React': () => import('./peers/plainComparison.tsx'),
    MUI: () => import('./peers/muiComparison.tsx'),
    Mantine: () => import('./peers/mantineComparison.tsx'),
    antd: () => import('./peers/antdComparison.tsx'),
    'AG Grid': () => import('./peers/agGridComparison.tsx'),
  },
  table: {
    'TanStack Table': () => import('./peers/tanstackTable.tsx'),
    antd: () => import('./peers/antdTable.tsx'),
    'AG Grid': () => import('./peers/agGridTable.tsx'),
  },
  log: {
    'TanStack Virtual': () => import('./peers/tanstackLog.tsx'),
    'react-virtuoso': () => import('./peers/virtuosoLog.tsx'),
  },
};
