import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../api/ApiError.ts';
import { addToPortfolio, removeFromPortfolio } from '../api/portfolios.ts';

/** A startup in a portfolio, by their ids. */
interface Entry {
  portfolioId: number;
  startupId: number;
}

/** Adds startups to a portfolio and removes them; the toast of either offers Undo. */
export function usePortfolioEntries() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['portfolios'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
      client.invalidateQueries({ queryKey: ['startups', 'search'] }),
    ]);

  async function takeBack(call: () => Promise<unknown>, fallback: string) {
    try {
      await call();
      await reload();
    } catch (error) {
      toast.error(messageOf(error, fallback));
    }
  }

  const add = useMutation({
    mutationFn: ({ portfolioId, startupId }: Entry) => addToPortfolio(portfolioId, startupId),
    onError: (error) => toast.error(messageOf(error, t`Error adding startup`)),
    onSuccess: (_, { portfolioId, startupId }) => {
      const undo = () => void takeBack(() => removeFromPortfolio(portfolioId, startupId), t`Error removing startup`);
      toast.success(t`Startup added successfully to the portfolio`, {
        action: { label: t`Undo`, onPress: undo },
      });
    },
    onSettled: reload,
  });

  const remove = useMutation({
    mutationFn: ({ portfolioId, startupId }: Entry) => removeFromPortfolio(portfolioId, startupId),
    onSuccess: async (_, { portfolioId, startupId }) => {
      const undo = () => void takeBack(() => addToPortfolio(portfolioId, startupId), t`Error adding startup`);
      toast.success(t`Startup removed successfully from the portfolio`, {
        action: { label: t`Undo`, onPress: undo },
      });
      await reload();
    },
  });

  return { add, remove };
}
