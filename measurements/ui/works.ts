import { type Contender, type Draw, work } from './contender.ts';
import { type ComparisonData, comparisonData, linesData, logData, matrixData, radarData, tableData } from './data.ts';

type Load<Data> = () => Promise<{ default: Draw<Data> }>;
type Named<Data> = Record<string, Load<Data>>;

/** The floor, ours and the peers; samples have no peers. */
function contenders<Data>(floor: Load<Data>, ours: Load<Data>, peers: Named<Data> | undefined): Contender<Data>[] {
  return [
    { name: 'floor', kind: 'floor', load: floor },
    { name: 'Aval', kind: 'ours', load: ours },
    ...Object.entries(peers ?? {}).map(([name, load]) => ({ name, kind: 'peer' as const, load })),
  ];
}

/** The peers of each work, by name. */
export type Peers = Partial<Record<string, Named<never>>>;

export function allWorks(peers: Peers) {
  const peersOf = <Data>(key: string): Named<Data> | undefined => peers[key] as Named<Data> | undefined;
  const matrix = (count: number, actions: readonly string[]) =>
    work({
      name: `matrix ${count} × ${count}`,
      width: 1120,
      height: 1200,
      data: () => matrixData(count),
      actions,
      contenders: contenders(
        () => import('./floor/matrix.ts'),
        () => import('./ours/matrix.tsx'),
        peersOf('matrix'),
      ),
    });
  const lines = (points: number) =>
    work({
      name: `5 lines × ${points.toLocaleString('en')} points`,
      width: 760,
      height: 480,
      data: () => linesData(points),
      actions: [],
      contenders: contenders(
        () => import('./floor/lines.ts'),
        () => import('./ours/lines.tsx'),
        peersOf('lines'),
      ),
    });
  const comparison = (startups: number) =>
    work({
      name: `comparison table, ${startups} startups × 60`,
      width: 1120,
      height: 900,
      data: () => comparisonData(startups),
      actions: [],
      contenders: [
        ...contenders(
          () => import('./floor/comparison.ts'),
          () => import('./ours/comparison.tsx'),
          peersOf<ComparisonData>('comparison'),
        ),
        { name: 'Aval, ComparisonTable', kind: 'ours', load: () => import('./ours/comparisonTable.tsx') },
      ],
    });
  const many = (name: string, count: number, load: [Load<number>, Load<number>], key: string) =>
    work({
      name,
      width: 1120,
      height: 900,
      data: () => count,
      actions: [],
      contenders: contenders(load[0], load[1], peersOf(key)),
    });
  return [
    matrix(10, []),
    matrix(100, []),
    matrix(300, ['update']),
    work({
      name: '50 radars, 3 series',
      width: 1240,
      height: 2600,
      data: () => radarData(50),
      actions: [],
      contenders: contenders(
        () => import('./floor/radars.ts'),
        () => import('./ours/radars.tsx'),
        peersOf('radars'),
      ),
    }),
    lines(50),
    lines(5000),
    comparison(10),
    comparison(100),
    work({
      name: 'table of 100,000 rows',
      width: 1120,
      height: 900,
      data: () => tableData(100_000),
      actions: ['key', 'key', 'key', 'key', 'key', 'key', 'key', 'sort', 'sort', 'sort'],
      contenders: contenders(
        () => import('./floor/table.ts'),
        () => import('./ours/table.tsx'),
        peersOf('table'),
      ),
    }),
    work({
      name: 'log of 100,000 lines',
      width: 1120,
      height: 900,
      data: () => logData(0, 100_000),
      actions: ['append', 'append', 'append'],
      grows: true,
      contenders: contenders(
        () => import('./floor/log.ts'),
        () => import('./ours/log.tsx'),
        peersOf('log'),
      ),
    }),
    many('1,000 badges', 1000, [() => import('./floor/badges.ts'), () => import('./ours/badges.tsx')], 'badges'),
    many('200 sliders', 200, [() => import('./floor/sliders.ts'), () => import('./ours/sliders.tsx')], 'sliders'),
    many('200 tab sets', 200, [() => import('./floor/tabs.ts'), () => import('./ours/tabs.tsx')], 'tabs'),
    many('200 buttons', 200, [() => import('./floor/buttons.ts'), () => import('./ours/buttons.tsx')], 'buttons'),
    many('100 selects', 100, [() => import('./floor/selects.ts'), () => import('./ours/selects.tsx')], 'selects'),
  ];
}
