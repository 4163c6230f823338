import { drawing } from '../shared/chart.css.ts';
import { inOwnPx } from '../shared/inOwnPx.ts';
import * as styles from './CorrelationMatrix.css.ts';
import type { MatrixLayout } from './matrixLayout.ts';
import { veilOf } from './veilOf.ts';

interface MatrixVeilProps {
  layout: MatrixLayout;
  /** Of the item that comes forward. */
  place: number;
}

/** Lets everything stand back but the row and the column of one item. */
export function MatrixVeil({ layout, place }: MatrixVeilProps) {
  return (
    <svg className={`${drawing} ${styles.veil}`} {...inOwnPx(layout)} aria-hidden="true" data-export="none">
      {veilOf(layout, place).map((box) => (
        <rect key={`${box.x} ${box.y}`} className={styles.veiled} {...box} />
      ))}
    </svg>
  );
}
