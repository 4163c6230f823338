import { saveFile, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { exportAccount } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

/** Saves all data stored about the user as a file. */
export function useAccountExport(userId = 0) {
  const { t } = useLingui();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: exportAccount,
    onSuccess: (file) => saveFile(`aval-account-${userId}.json`, file),
    onError: (error) => toast.error(messageOf(error, t`Error exporting your data`)),
  });
  return { isExporting: isPending, save: () => mutate() };
}
