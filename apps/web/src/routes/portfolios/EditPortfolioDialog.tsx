import type { Portfolio } from '@aval/contract';
import { PortfolioForm, type PortfolioValues } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/ApiError.ts';
import { updatePortfolio } from '../../api/portfolios.ts';
import { FormDialog } from '../../dialogs/FormDialog.tsx';

interface EditPortfolioDialogProps {
  portfolio: Portfolio;
  onClose: () => void;
}

/** Renames or describes a portfolio. */
export function EditPortfolioDialog({ portfolio, onClose }: EditPortfolioDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();

  async function handleSubmit(values: PortfolioValues, close: () => void) {
    try {
      await updatePortfolio(portfolio.id, values);
    } catch (error) {
      throw new Error(messageOf(error, t`Error updating portfolio`), { cause: error });
    }
    await client.invalidateQueries({ queryKey: ['portfolios'] });
    toast.success(t`Portfolio updated successfully`);
    close();
    return undefined;
  }

  return (
    <FormDialog title={t`Edit portfolio`} onClose={onClose}>
      {(handleDirtyChange, close) => (
        <PortfolioForm
          initial={{ name: portfolio.name, description: portfolio.description ?? '' }}
          onSubmit={(values) => handleSubmit(values, close)}
          onCancel={close}
          onDirtyChange={handleDirtyChange}
          keptAs={`portfolio ${portfolio.id}`}
        />
      )}
    </FormDialog>
  );
}
