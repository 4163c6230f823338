import type { StartupReport } from './startupReport.ts';

/** The data of the radar chart: a row for each axis with the value of each series. */
export function radarRows({ radar, contributions, locale }: Pick<StartupReport, 'radar' | 'contributions' | 'locale'>) {
  const names = contributions.filter(({ id }) => id !== 'weakest').map(({ label }) => label[locale]);
  return names.map((name, axis) => ({ name, values: radar.map(({ axes }) => axes[axis]?.value ?? null) }));
}
