import type { Portfolio } from '@aval/contract';
import { ConfirmDialog, useToast } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/ApiError.ts';
import { myPortfolios } from '../../api/dashboard.ts';
import { deletePortfolio, portfolioById } from '../../api/portfolios.ts';

interface DeletePortfolioDialogProps {
  portfolio: Portfolio;
  onClose: () => void;
}

/** Asks for confirmation before a portfolio is deleted. */
export function DeletePortfolioDialog({ portfolio: { id, name }, onClose }: DeletePortfolioDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deletePortfolio(id),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
      client.setQueryData(myPortfolios.queryKey, (before) => before?.filter((portfolio) => portfolio.id !== id));
      client.removeQueries({ queryKey: portfolioById(id).queryKey });
      void client.invalidateQueries({ queryKey: ['portfolios'] });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete Portfolio`}
      tone="danger"
      onConfirm={() => mutate()}
      isLoading={isPending}
      loadingLabel={t`Deleting...`}
      error={error && messageOf(error, t`Error deleting portfolio`)}
    >
      <Trans>Only the portfolio is deleted; its startups stay. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
