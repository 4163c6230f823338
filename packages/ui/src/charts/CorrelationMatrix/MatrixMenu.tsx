import { ChevronsUpDown } from 'lucide-react';

import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { fillWords, useWords } from '../../words/WordsContext.ts';
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
  const words = useWords();
  const orderWords: Record<MatrixOrder, string> = {
    given: words.matrixOrderGiven,
    name: words.matrixOrderName,
    score: words.matrixOrderScore,
    similarity: words.matrixOrderSimilarity,
  };
  const detailWords: Record<MatrixDetail, string> = { overview: words.matrixOverview, figures: words.matrixFigures };
  return (
    <DropdownMenu
      trigger={
        <Button size="small" iconEnd={ChevronsUpDown}>
          {fillWords(words.matrixOrder, { order: orderWords[order] })}
        </Button>
      }
      entries={[
        { kind: 'heading', id: 'order', label: words.matrixOrderHeading },
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
              { kind: 'heading' as const, id: 'detail', label: words.matrixDetailHeading },
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
