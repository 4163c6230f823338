import type { MasterDataLists } from '@aval/contract';
import { Avatar, PageHeader, Skeleton, TextLink, VisibilityBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';

import { ContradictionMark } from '../../lists/ContradictionMark.tsx';
import { useDefaultMark } from '../../text/useDefaultMark.ts';
import * as styles from '../detail.css.ts';
import { shortAddress } from '../shortAddress.ts';
import { DetailActions, type DetailActionsProps } from './DetailActions.tsx';

interface DetailHeaderProps extends DetailActionsProps {
  lookups: MasterDataLists | undefined;
  /** Reserves space for the classification, whose labels come from the lookups. */
  areLookupsPending: boolean;
}

/** The startup's name and classification, with its actions. */
export function DetailHeader({ startup, lookups, areLookupsPending, ...actions }: DetailHeaderProps) {
  const { t } = useLingui();
  const mark = useDefaultMark();
  const { name, location, foundation_year: year, website_url: website } = startup;
  const classification = (
    [
      ['industry_id', lookups?.industries],
      ['stage_id', lookups?.stages],
      ['business_model_id', lookups?.businessModels],
    ] as const
  ).flatMap(([field, rows]) => {
    const row = rows?.find(({ id }) => id === startup[field]);
    return row ? mark(startup, field, row.name) : [];
  });
  return (
    <PageHeader
      className={styles.header}
      title={name}
      media={<Avatar name={name} size="huge" />}
      badges={
        <>
          <VisibilityBadge isPrivate={startup.is_private === 1} />
          <ContradictionMark startup={startup} />
          {areLookupsPending && <Skeleton width="10rem" height="1.25rem" />}
          {classification.length > 0 && <span className={styles.classification}>{classification.join(' · ')}</span>}
        </>
      }
      facts={
        <>
          {location && (
            <span className={styles.fact}>
              <MapPin aria-hidden className={styles.factIcon} />
              {location}
            </span>
          )}
          {year !== null && <span>{mark(startup, 'foundation_year', t`Founded in ${year}`)}</span>}
          {website && (
            <TextLink href={website} isExternal>
              {shortAddress(website)}
            </TextLink>
          )}
        </>
      }
      actions={<DetailActions startup={startup} {...actions} />}
    />
  );
}
