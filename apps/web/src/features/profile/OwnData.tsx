import { Button, Card, CardHeader, saveFile, useToast } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';

import { exportAccount } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

interface OwnDataProps {
  userId: number;
}

/** Downloads all data stored about the user. */
export function OwnData({ userId }: OwnDataProps) {
  const { t } = useLingui();
  const toast = useToast();
  const titleId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: exportAccount,
    onSuccess: (file) => saveFile(`aval-account-${userId}.json`, file),
    onError: (error) => toast.error(messageOf(error, t`Error exporting your data`)),
  });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Your data`}
        description={t`Everything this account holds: profile, startups with their evaluations, portfolios, sessions and activity.`}
      />
      <div>
        <Button icon={Download} isLoading={isPending} loadingLabel={t`Preparing...`} onClick={() => mutate()}>
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </Card>
  );
}
