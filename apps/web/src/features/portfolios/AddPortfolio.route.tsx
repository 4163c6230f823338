import type { PortfolioValues } from '@aval/forms';
import { AddPortfolioScreen } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { createPortfolio } from '../../api/portfolios.ts';
import { LeaveDialog } from '../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../components/useLeaveWarning.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';

const redirectDelay = 1200;

/** Creates a portfolio, and opens the list once the success message could be read. */
export function AddPortfolio() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isCreated, setIsCreated] = useState(false);
  const { setIsDirty, blocker } = useLeaveWarning();
  useBreadcrumb(t`My Portfolios`, paths.myPortfolios, t`Create Portfolio`);

  useEffect(() => {
    if (!isCreated) return undefined;
    const timer = setTimeout(() => void navigate(paths.myPortfolios), redirectDelay);
    return () => clearTimeout(timer);
  }, [isCreated, navigate]);

  async function handleSubmit(values: PortfolioValues) {
    try {
      const { message } = await createPortfolio(values);
      void client.invalidateQueries({ queryKey: ['portfolios'] });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
      setIsDirty(false);
      setIsCreated(true);
      return message;
    } catch (error) {
      throw new Error(messageOf(error, t`Error creating portfolio`), { cause: error });
    }
  }

  return (
    <>
      <AddPortfolioScreen onSubmit={handleSubmit} onDirtyChange={setIsDirty} paths={paths} />
      <LeaveDialog blocker={blocker} />
    </>
  );
}
