import type { Portfolio } from '@aval/contract';
import { PortfolioForm, type PortfolioValues } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/ApiError.ts';
import { EditConflict } from '../../api/EditConflict.ts';
import { portfolioById, updatePortfolio } from '../../api/portfolios.ts';
import { useMergedSave } from '../../api/useMergedSave.ts';
import { FormDialog } from '../../components/FormDialog.tsx';

interface EditPortfolioDialogProps {
  portfolio: Portfolio;
  onClose: () => void;
}

function storedOf({ name, description, updated_at }: Portfolio) {
  return { values: { name, description: description ?? '' }, updatedAt: updated_at };
}

/** Edits the name and description of a portfolio. */
export function EditPortfolioDialog({ portfolio, onClose }: EditPortfolioDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();

  const save = useMergedSave({
    opened: storedOf(portfolio),
    read: async () => storedOf((await client.fetchQuery({ ...portfolioById(portfolio.id), staleTime: 0 })).portfolio),
    send: async (values: PortfolioValues, updatedAt) =>
      storedOf((await updatePortfolio(portfolio.id, values, updatedAt)).portfolio),
  });

  async function handleSubmit(values: PortfolioValues, close: () => void) {
    try {
      await save(values);
    } catch (error) {
      if (error instanceof EditConflict) throw error;
      throw new Error(messageOf(error, t`Error updating portfolio`), { cause: error });
    }
    await client.invalidateQueries({ queryKey: ['portfolios'] });
    toast.success(t`Portfolio updated successfully`);
    close();
    return undefined;
  }

  return (
    <FormDialog title={t`Edit Portfolio`} onClose={onClose}>
      {(handleDirtyChange, close) => (
        <PortfolioForm
          initial={{ name: portfolio.name, description: portfolio.description ?? '' }}
          onSubmit={(values) => handleSubmit(values, close)}
          onCancel={close}
          onDirtyChange={handleDirtyChange}
          preserveKey={`portfolio ${portfolio.id}`}
        />
      )}
    </FormDialog>
  );
}
