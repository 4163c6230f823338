import type { ComparisonData } from '../data.ts';

/** The cell content shared by all tables. */
export function Cell({ cell }: { cell: ComparisonData['rows'][number]['cells'][number] | undefined }) {
  return (
    <>
      <span className="swatch" data-band={cell?.band} />
      <span className="band">{cell?.band}</span> <span className="figure">{cell?.text}</span>{' '}
      <span className="mark">{cell?.mark}</span>
    </>
  );
}
