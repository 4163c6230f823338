import { type Block, type Cell, type Pair, textCell } from '../Block.ts';
import { printNumber } from '../numbers.ts';
import type { Parts } from '../Parts.ts';
import type { StatedField } from '../vocabulary/labels.ts';
import { forecastHeads, pairHeads, rowHeads, thousandsNotes } from '../vocabulary/tableWords.ts';
import type { Writer } from '../writer.ts';
import type { Layout } from './Layout.ts';
import { asides, rowsOf, titleOf } from './rows.ts';

const cellsOf = ({ label, cell }: Pair): Cell[] => [textCell(label), cell];

/** Facts by year; the last closed year counts. */
const yearly: readonly StatedField[] = ['revenue', 'profit_margin', 'team_size'];

interface YearColumn {
  head: string;
  cells: readonly Cell[];
}

function yearColumns(writer: Writer, hasForecast: boolean, isInThousands: boolean): YearColumn[] {
  const { startup, language, hasNumbers, record, random } = writer;

  function money(euros: number): Cell {
    const value = isInThousands ? euros / 1000 : euros;
    if (hasNumbers) return { text: String(value), number: value };
    return textCell(isInThousands ? printNumber(value, language) : writer.amount(euros));
  }
  function margin(percent: number): Cell {
    if (hasNumbers) return { text: `${percent}%`, number: percent / 100, isShare: true };
    return textCell(writer.percent(percent));
  }
  function count(value: number): Cell {
    return { text: String(value), ...(hasNumbers && { number: value }) };
  }

  const columns = startup.years.map((one) => ({
    head: String(one.year),
    cells: [money(one.revenue), margin(one.margin), count(one.team)],
  }));
  for (const [index, field] of yearly.entries()) record(field, columns.at(-1)?.cells[index]?.text ?? '');
  if (!hasForecast) return columns;
  const { revenue, profit_margin: current, team_size: team } = startup;
  const forecast = {
    head: writer.draw(forecastHeads[language]).replace('#', '2026'),
    cells: [money(revenue * 2), margin(current + random.integer(3, 9)), count(team + 5)],
  };
  return [...columns, forecast];
}

/** A table of years, a note with the unit above it at times, and the other facts in a table of labels and values. */
const yearsTable =
  (isNewestFirst: boolean, areYearsRows: boolean) =>
  (writer: Writer): Block[] => {
    const { language, random, draw, label } = writer;
    const isInThousands = random.chance(0.4);
    const columns = yearColumns(writer, random.chance(0.5), isInThousands);
    const ordered = isNewestFirst ? columns.toReversed() : columns;
    const heads = yearly.map((field) => textCell(label(field)));
    const corner = textCell(areYearsRows ? (language === 'es' ? 'Año' : 'Year') : draw(rowHeads[language]));
    const rows = areYearsRows
      ? [[corner, ...heads], ...ordered.map(({ head, cells }) => [textCell(head), ...cells])]
      : [
          [corner, ...ordered.map(({ head }) => textCell(head))],
          ...heads.map((head, index) => [head, ...ordered.map(({ cells }) => cells[index] ?? textCell(''))]),
        ];
    const others = rowsOf(writer, writer.tablePair, (field) => !yearly.includes(field));
    return [
      titleOf(writer),
      { kind: 'table', rows: others.map(cellsOf) },
      ...(isInThousands ? [{ kind: 'paragraph', text: draw(thousandsNotes[language]) } as const] : []),
      { kind: 'table', rows },
    ];
  };

export const tableLayouts: Parts<Layout> = {
  seen: [
    {
      name: 'label and value columns',
      kind: 'form',
      formats: ['docx', 'xlsx', 'csv', 'pdf', 'xls'],
      blocks(writer) {
        const { random, draw, language } = writer;
        const head = random.chance(0.5) ? [draw(pairHeads[language]).map(textCell)] : [];
        return [
          ...(random.chance(0.5) ? [titleOf(writer)] : []),
          { kind: 'table', rows: [...head, ...rowsOf(writer, writer.tablePair).map(cellsOf)] },
        ];
      },
    },
    {
      name: 'one row under its heads',
      kind: 'sheet',
      formats: ['csv', 'xlsx'],
      blocks(writer) {
        const rows = rowsOf(writer, writer.tablePair);
        return [{ kind: 'table', rows: [rows.map(({ label }) => textCell(label)), rows.map(({ cell }) => cell)] }];
      },
    },
    {
      name: 'years in columns',
      kind: 'sheet',
      formats: ['xlsx', 'csv', 'docx', 'pdf'],
      blocks: yearsTable(false, false),
    },
  ],
  heldOut: [
    {
      name: 'label, value and note columns',
      kind: 'form',
      formats: ['docx', 'xlsx', 'csv', 'pdf'],
      blocks(writer) {
        const { random, language } = writer;
        const notes = language === 'es' ? ['', '', 'auditado', 'dato interno'] : ['', '', 'audited', 'internal figure'];
        const rows = rowsOf(writer, writer.tablePair);
        return [
          titleOf(writer),
          { kind: 'table', rows: rows.map((pair) => [...cellsOf(pair), textCell(random.pick(notes))]) },
          ...asides(writer),
        ];
      },
    },
    {
      name: 'newest year first',
      kind: 'sheet',
      formats: ['xlsx', 'csv', 'docx', 'pdf'],
      blocks: yearsTable(true, false),
    },
    { name: 'years in rows', kind: 'sheet', formats: ['xlsx', 'csv', 'docx'], blocks: yearsTable(false, true) },
    {
      name: 'two pairs a row',
      kind: 'form',
      formats: ['docx', 'xlsx', 'xls'],
      blocks(writer) {
        const cells = rowsOf(writer, writer.tablePair).map(cellsOf);
        const rows = cells.flatMap((row, index) => (index % 2 === 0 ? [[...row, ...(cells[index + 1] ?? [])]] : []));
        return [titleOf(writer), { kind: 'table', rows }];
      },
    },
  ],
};
