import { REVENUE_EXPECTED_FROM } from '../../packages/metrics/src/model/constants.ts';
import type { Part } from '../../packages/metrics/src/model/nodes.ts';
import type { Scale } from '../../packages/metrics/src/model/scale.ts';
import type { SourceId } from '../../packages/metrics/src/model/sources.ts';
import { areas, leaves, type Peer, scores, WEAKEST_LINK } from './peers.ts';

/** The part of HyperFormula that the benchmark uses. */
interface Spreadsheet {
  setCellContents: (at: { sheet: number; row: number; col: number }, rows: unknown[][]) => unknown;
  getCellValue: (at: { sheet: number; row: number; col: number }) => unknown;
}
interface Library {
  HyperFormula: { buildFromArray: (rows: unknown[][], options: { licenseKey: string }) => Spreadsheet };
}

/** The letters of a column: A to Z, AA and so on. */
function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const columns = new Map<SourceId, number>([...leaves, ...scores.map(({ id }) => id)].map((id, index) => [id, index]));
const cell = (id: SourceId): string => `${letters(columns.get(id) ?? 0)}1`;

function onScale({ axis, points }: Scale, of: string): string {
  const x = { linear: of, log: `LN(1+MAX(0,${of}))`, log2: `LOG(MAX(0.000001,${of}),2)` }[axis];
  let text = String(points.at(-2));
  for (let at = points.length - 3; at >= 3; at -= 3) {
    const [x0 = 0, y0 = 0, slope = 0, x1 = 0] = points.slice(at - 3, at + 1);
    text = `IF(${x}<=${x1},${y0}+(${x}-(${x0}))*(${slope}),${text})`;
  }
  return `IF(${x}<=${points[0]},${points[1]},${text})`;
}

function scoreOf(part: Part): string {
  const of = cell(part.source);
  const unknown = cell('unknown_score');
  const score = part.scale === null ? of : onScale(part.scale, of);
  const counted = `IF(ISBLANK(${of}),${part.whenUnknown ?? unknown},${score})`;
  if (!part.hasStageFloor) return counted;
  return `IF(${cell('stage_maturity')}<${REVENUE_EXPECTED_FROM},MAX(${unknown},${counted}),${counted})`;
}

const present = (part: Part, text: string): string =>
  part.isExtra ? `IF(ISBLANK(${cell(part.source)}),0,${text})` : text;

function formula(parts: readonly Part[]): string {
  const sum = parts.map((part) => present(part, `${part.weight}*${scoreOf(part)}`)).join('+');
  const weight = parts.map((part) => present(part, String(part.weight))).join('+');
  return `=MIN(100,MAX(0,(${sum})/(${weight})))`;
}

/** The model as one row of a spreadsheet, with formulas generated from the model's nodes. */
export function spreadsheet({ HyperFormula }: Library): Peer {
  const mean = areas.map(({ metric, weight }) => `${weight}*${cell(metric)}`).join('+');
  const least = areas.map(({ metric }) => cell(metric)).join(',');
  const row = [
    ...leaves.map(() => null),
    ...scores.map(({ parts }) => formula(parts)),
    `=${1 - WEAKEST_LINK}*(${mean})+${WEAKEST_LINK}*MIN(${least})`,
  ];
  const sheet = HyperFormula.buildFromArray([row], { licenseKey: 'gpl-v3' });
  return {
    name: 'spreadsheet engine (HyperFormula)',
    score: (values) => {
      sheet.setCellContents({ sheet: 0, row: 0, col: 0 }, [[...values]]);
      return Number(sheet.getCellValue({ sheet: 0, row: 0, col: row.length - 1 }));
    },
  };
}
