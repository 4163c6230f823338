import { ChevronsUpDown } from 'lucide-react';

import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { fillText, useTexts } from '../../texts/TextsContext.ts';
import type { MatrixDetail } from './matrixLayout.ts';
import type { MatrixOrder } from './matrixOrder.ts';

export interface MatrixMenuProps {
  orders: readonly MatrixOrder[];
  order: MatrixOrder;
  onOrderChange: (order: MatrixOrder) => void;
  details: readonly MatrixDetail[];
  detail: MatrixDetail;
  onDetailChange: (detail: MatrixDetail) => void;
}

/** Menu for the order of many items and for printing their figures. */
export function MatrixMenu({ orders, order, onOrderChange, details, detail, onDetailChange }: MatrixMenuProps) {
  const texts = useTexts();
  const orderWords: Record<MatrixOrder, string> = {
    given: texts.matrixOrderGiven,
    name: texts.matrixOrderName,
    score: texts.matrixOrderScore,
    similarity: texts.matrixOrderSimilarity,
  };
  const detailWords: Record<MatrixDetail, string> = { overview: texts.matrixOverview, figures: texts.matrixFigures };
  return (
    <DropdownMenu
      trigger={
        <Button size="small" iconEnd={ChevronsUpDown}>
          {fillText(texts.matrixOrder, { order: orderWords[order] })}
        </Button>
      }
      entries={[
        { kind: 'heading', id: 'order', label: texts.matrixOrderHeading },
        ...orders.map((id) => ({
          kind: 'choice' as const,
          id,
          label: orderWords[id],
          isChecked: id === order,
          onSelect: () => onOrderChange(id),
        })),
        ...(details.length < 2
          ? []
          : [
              { kind: 'separator' as const, id: 'between' },
              { kind: 'heading' as const, id: 'detail', label: texts.matrixDetailHeading },
              ...details.map((id) => ({
                kind: 'choice' as const,
                id,
                label: detailWords[id],
                isChecked: id === detail,
                onSelect: () => onDetailChange(id),
              })),
            ]),
      ]}
    />
  );
}
