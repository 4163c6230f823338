import type { IndustryCalculation, Startup } from '@aval/contract';
import { Banner, TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import type { IndustryPaths } from './IndustryPaths.ts';

interface LeftOutProps {
  startup: Pick<Startup, 'id' | 'name' | 'is_private' | 'open_contradictions'>;
  industry: string;
  figures: Pick<IndustryCalculation, 'industry_id' | 'left_out'>;
  paths: IndustryPaths;
}

/** How many public startups the figures of an industry leave out, and why; renders nothing when it is none. */
export function LeftOut({ startup, industry, figures: { industry_id, left_out: count }, paths }: LeftOutProps) {
  const { t } = useLingui();
  const { id, name } = startup;
  if (count === 0) return null;
  const isOneOfThem = startup.open_contradictions > 0 && startup.is_private === 0;
  return (
    <Banner
      tone="info"
      title={t`${plural(count, { one: '# startup is left out of these figures', other: '# startups are left out of these figures' })}`}
      action={
        <TextLink href={isOneOfThem ? paths.startup(id) : paths.industry(industry_id)}>
          {isOneOfThem ? t`What contradicts in ${name}` : t`Startups of ${industry}`}
        </TextLink>
      }
    >
      <Trans>
        What they state contradicts itself, and nobody has explained or corrected it yet. They count again once somebody
        does.
      </Trans>
      {isOneOfThem ? ' ' : null}
      {isOneOfThem && <Trans>{name} is one of them.</Trans>}
    </Banner>
  );
}
