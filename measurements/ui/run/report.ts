import { machine } from '../../machine.ts';
import type { Size } from './build.ts';
import type { Measured } from './measure.ts';

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** A Markdown table for each work: milliseconds, their ratio to the floor, and the additional download size. */
export function report(measured: readonly Measured[], sizes: ReadonlyMap<string, Size>, rounds: number): string {
  const intro = `Milliseconds until painted, and in the columns named busy the processor time of the page's main thread meanwhile: on a machine that does other work the second is the one to compare. Median of at most ${rounds} turns, in brackets how often that of the floor: the least that a browser can do for the same picture. kB are gzipped JavaScript beyond React; what a library shares between its own parts (ours: frame, menu, d3) stands in brackets. Growth is what the page holds after a hundred times of the action that adds to it, beyond what it held after the first. ${machine()}`;
  return ['## Components', intro, ...measured.map((work) => tableOf(work, sizes))].join('\n\n');
}

export function tableOf({ work, contenders }: Measured, sizes: ReadonlyMap<string, Size>): string {
  const actions = [...new Set(contenders.flatMap(({ medians }) => [...medians.keys()]))];
  const floor = contenders.find(({ kind }) => kind === 'floor');
  const hasSizes = sizes.size > 0;
  const hasGrowth = contenders.some(({ growth }) => growth !== null);
  const rows = contenders.map(({ name, kind, source, medians, growth, fails }) => {
    const times = actions.map((action) => {
      const time = medians.get(action);
      const least = floor?.medians.get(action);
      if (time === undefined || fails !== null) return '–';
      return kind === 'floor' || least === undefined
        ? number(time)
        : `${number(time)} (${(time / least).toFixed(1)} ×)`;
    });
    const size = sizes.get(source);
    const kilobytes = size === undefined ? '–' : `${number(size.total)} (${number(size.shared)})`;
    const grown = growth === null ? '–' : number(growth);
    return [
      kind === 'ours' ? `**${name}**` : name,
      ...times,
      ...(hasGrowth ? [grown] : []),
      ...(hasSizes ? [kilobytes] : []),
    ];
  });
  const head = [
    '',
    ...actions.map((action) => `${action}, ms`),
    ...(hasGrowth ? ['growth, MB'] : []),
    ...(hasSizes ? ['kB'] : []),
  ];
  return [
    `### ${work}`,
    '',
    `| ${head.join(' | ')} |`,
    `|---|${head
      .slice(1)
      .map(() => '---:')
      .join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
