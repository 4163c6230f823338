import { drawing } from '../shared/chart.css.ts';
import { svgSize } from '../shared/svgSize.ts';
import * as styles from './CorrelationMatrix.css.ts';
import { dimmedBoxes } from './dimmedBoxes.ts';
import type { MatrixLayout } from './matrixLayout.ts';

interface MatrixVeilProps {
  layout: MatrixLayout;
  /** Position of the highlighted item. */
  place: number;
}

/** Dims everything but the row and the column of one item. */
export function MatrixDimming({ layout, place }: MatrixVeilProps) {
  return (
    <svg className={`${drawing} ${styles.dimming}`} {...svgSize(layout)} aria-hidden="true" data-export="none">
      {dimmedBoxes(layout, place).map((box) => (
        <rect key={`${box.x} ${box.y}`} className={styles.dimmed} {...box} />
      ))}
    </svg>
  );
}
