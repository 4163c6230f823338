import type { ComparisonData } from '../data.ts';

/** The same content for every table. */
export function Cell({ cell }: { cell: ComparisonData['rows'][number]['cells'][number] | undefined }) {
  return (
    <>
      <span className="swatch" data-band={cell?.band} />
      <span className="band">{cell?.band}</span> <span className="figure">{cell?.text}</span>{' '}
      <span className="mark">{cell?.mark}</span>
    </>
  );
}
