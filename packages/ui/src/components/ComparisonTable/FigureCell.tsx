import { memo } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { bandNames } from './bandNames.ts';
import * as styles from './ComparisonCells.css.ts';
import { MarkIcon } from './MarkIcon.tsx';
import type { ComparisonCell, MarkStyle } from './types.ts';

interface FigureCellProps {
  cell: ComparisonCell;
  marks: MarkStyle;
}

/**
 * Band or change, figure, mark. Space for the mark is always reserved, so that figures line up with and without one.
 */
export const FigureCell = memo(function FigureCell({ cell, marks }: FigureCellProps) {
  const texts = useTexts();
  const { text, band, mark, note, detail, isEstimated = false, isMissing = false } = cell;
  const isBest = mark === 'better' && marks === 'extremes';
  return (
    <td className={styles.cell}>
      <span className={styles.slots}>
        {band ? (
          <span className={`${styles.band} ${styles.bands[band]}`}>{bandNames(texts)[band]}</span>
        ) : (
          <span className={styles.note}>{note}</span>
        )}
        <span className={styles.figure} data-state={isMissing ? 'missing' : isBest ? 'strong' : undefined}>
          {isEstimated && <span title={texts.estimated}>≈ </span>}
          {text}
        </span>
        {mark ? <MarkIcon mark={mark} marks={marks} /> : <span className={styles.mark} />}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </td>
  );
});
