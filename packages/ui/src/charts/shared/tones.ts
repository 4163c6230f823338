import { seriesTones } from './seriesStyle.ts';

export const areaTones = ['value', 'financial', 'market', 'team'] as const;
export type AreaTone = (typeof areaTones)[number];

/** All colours of a mark: a series, an area of the evaluation, or ink for investability itself. */
export const chartTones = [...seriesTones, ...areaTones, 'ink'] as const;
export type ChartTone = (typeof chartTones)[number];
