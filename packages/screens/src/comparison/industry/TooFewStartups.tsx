import { LEAST_FOR_QUARTILES } from '@aval/metrics';
import { Card, EmptyState } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Factory } from 'lucide-react';

interface TooFewStartupsProps {
  industry: string;
  /** Startups that would go into the figures. */
  count: number;
}

/** Why an industry has no figures: those of a few startups would say little, and tell the figures of single ones. */
export function TooFewStartups({ industry, count }: TooFewStartupsProps) {
  const { t } = useLingui();
  const found = t`${plural(count, {
    0: `There is none in ${industry}`,
    one: `There is # in ${industry}`,
    other: `There are # in ${industry}`,
  })}`;
  return (
    <Card>
      <EmptyState
        icon={Factory}
        title={t`Too few startups to compare with`}
        description={t`Medians and quartiles take at least ${LEAST_FOR_QUARTILES} startups that are public, evaluated and without open contradictions. ${found}.`}
      />
    </Card>
  );
}
