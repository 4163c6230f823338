import type { Portfolio } from '@aval/contract';
import { DeletePortfolioDialog } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/ApiError.ts';
import { myPortfolios } from '../../api/dashboard.ts';
import { deletePortfolio, portfolioById } from '../../api/portfolios.ts';

interface DeletePortfolioProps {
  portfolio: Portfolio;
  onClose: () => void;
}

/** Deletes a portfolio once the user confirms. */
export function DeletePortfolio({ portfolio: { id, name }, onClose }: DeletePortfolioProps) {
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
    <DeletePortfolioDialog
      name={name}
      isPending={isPending}
      error={error && messageOf(error, '')}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
