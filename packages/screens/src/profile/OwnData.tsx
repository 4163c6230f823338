import { Button, Card, CardHeader } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useId } from 'react';

interface OwnDataProps {
  isExporting: boolean;
  onExport: () => void;
}

/** Downloads all data stored about the user. */
export function OwnData({ isExporting, onExport }: OwnDataProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Your data`}
        description={t`Everything this account holds: profile, startups with their evaluations, portfolios, sessions and activity.`}
      />
      <div>
        <Button icon={Download} isLoading={isExporting} loadingLabel={t`Preparing...`} onClick={onExport}>
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </Card>
  );
}
