import { GROWN_FROM, PRIOR, REVENUE_EXPECTED_FROM } from '../../packages/metrics/src/model/constants.ts';
import type { Composite, Part, Weights } from '../../packages/metrics/src/model/nodes.ts';
import type { Scale } from '../../packages/metrics/src/model/scale.ts';
import { type SourceId, sourceIds } from '../../packages/metrics/src/model/sources.ts';
import { areas, isLeaf, leaves, limits, type Peer, scores, WEAKEST_LINK } from './peers.ts';

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
/** The second row says how far each leaf is believed. */
const reliabilityCell = (id: SourceId): string => `${letters(columns.get(id) ?? 0)}2`;

function onScale({ axis, points }: Scale, of: string): string {
  const x = { linear: of, log: `LN(1+MAX(0,${of}))`, log2: `LOG(MAX(0.000001,${of}),2)` }[axis];
  let text = String(points.at(-2));
  for (let at = points.length - 3; at >= 3; at -= 3) {
    const [x0 = 0, y0 = 0, slope = 0, x1 = 0] = points.slice(at - 3, at + 1);
    text = `IF(${x}<=${x1},${y0}+(${x}-(${x0}))*(${slope}),${text})`;
  }
  return `IF(${x}<=${points[0]},${points[1]},${text})`;
}

/** A weight that depends on the stage, as a number where it does not. */
function weightOf({ early, product, grown }: Weights): string {
  if (early === product && product === grown) return String(early);
  const maturity = cell('stage_maturity');
  return `IF(${maturity}>=${GROWN_FROM},${grown},IF(${maturity}>=${REVENUE_EXPECTED_FROM},${product},${early}))`;
}

function unknownScore({ owed }: Part): string {
  if (typeof owed === 'number') return `IF(${cell(sourceIds[owed] as SourceId)}=1,0,${PRIOR})`;
  return String(owed === true ? 0 : PRIOR);
}

function believedScore(source: SourceId, score: string): string {
  if (!isLeaf(source)) return score;
  return `MIN(${PRIOR},${score})+${reliabilityCell(source)}*MAX(0,(${score})-${PRIOR})`;
}

function scoreOf(part: Part): string {
  const of = cell(part.source);
  const stated = part.scale === null ? of : onScale(part.scale, of);
  const floored = `MAX(IF(${cell('stage_maturity')}<${REVENUE_EXPECTED_FROM},${PRIOR},0),${stated})`;
  const score = believedScore(part.source, part.hasStageFloor ? floored : stated);
  return `IF(ISBLANK(${of}),${unknownScore(part)},${score})`;
}

const present = (part: Part, text: string): string =>
  part.isExtra ? `IF(ISBLANK(${cell(part.source)}),0,${text})` : text;

/** The most that a score may be: only customers who cost more than they bring limit one. */
function mostOf({ cappedBy }: Composite): string {
  if (cappedBy === null) return '100';
  const { scale, silence } = limits.byRatio;
  const ratio = cell('ltv_cac');
  return `IF(ISBLANK(${ratio}),IF(${cell('is_grown')}=1,${silence},100),${onScale(scale, ratio)})`;
}

function formula(node: Composite): string {
  const { parts } = node;
  const sum = parts.map((part) => present(part, `${weightOf(part.weights)}*(${scoreOf(part)})`)).join('+');
  const weight = parts.map((part) => present(part, weightOf(part.weights))).join('+');
  return `=MIN(${mostOf(node)},100,MAX(0,(${sum})/(${weight})))`;
}

function investability(): string {
  const mean = areas.map(({ metric, weights }) => `${weightOf(weights)}*${cell(metric)}`).join('+');
  const least = areas.map(({ metric }) => cell(metric)).join(',');
  const { byMonths, negativeEquity } = limits;
  const [runway, burn, equity] = [cell('FEM_cash_runway'), cell('burn_rate'), cell('total_equity')];
  const byRunway = `IF(ISBLANK(${runway}),${byMonths.unknown},${onScale(byMonths.scale, runway)})`;
  // A blank cell equals 0 and is not below it.
  const byCash = `IF(AND(NOT(ISBLANK(${burn})),${burn}=0),100,${byRunway})`;
  const byEquity = `IF(${equity}<0,${negativeEquity},100)`;
  return `=MIN(${byCash},${byEquity},${1 - WEAKEST_LINK}*(${mean})+${WEAKEST_LINK}*MIN(${least}))`;
}

/** The model as one row of a spreadsheet over the reliabilities, with formulas generated from the model's nodes. */
export function spreadsheet({ HyperFormula }: Library): Peer {
  const row = [...leaves.map(() => null), ...scores.map(formula), investability()];
  const sheet = HyperFormula.buildFromArray([row, leaves.map(() => 0)], { licenseKey: 'gpl-v3' });
  return {
    name: 'spreadsheet engine (HyperFormula)',
    score: ({ values, reliabilities }) => {
      sheet.setCellContents({ sheet: 0, row: 0, col: 0 }, [[...values], [...reliabilities]]);
      return Number(sheet.getCellValue({ sheet: 0, row: 0, col: row.length - 1 }));
    },
  };
}
