import type { MasterDataLists, Startup } from '@aval/contract';
import { Avatar, Button, IconButton, LinkButton, PageHeader, Skeleton, TextLink, VisibilityBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck, Factory, MapPin, RotateCw, Trash2 } from 'lucide-react';

import type { ExportFormat } from '../../exports/exportFormats.ts';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { paths } from '../../paths.ts';
import { useDefaultMark } from '../../text/useDefaultMark.ts';
import * as styles from './detail.css.ts';
import { shortAddress } from './shortAddress.ts';
import { useFollow } from './useFollow.ts';

interface DetailHeaderProps {
  startup: Startup;
  lookups: MasterDataLists | undefined;
  /** Keeps room for the classification, which the lookups name. */
  areLookupsComing: boolean;
  isAdmin: boolean;
  isRecalculating: boolean;
  onRecalculate: () => void;
  onDelete: () => void;
  /** Keeps room for the export, of which nothing is known before the calculations have come. */
  isExportComing?: boolean | undefined;
  /** Left out while there is no calculation to take away. */
  onExport?: ((format: ExportFormat) => Promise<void>) | undefined;
}

const nothing = () => Promise.resolve();

/** Which startup this is, and what can be done with it. */
export function DetailHeader({
  startup,
  lookups,
  areLookupsComing,
  isAdmin,
  isRecalculating,
  onRecalculate,
  onDelete,
  isExportComing = false,
  onExport,
}: DetailHeaderProps) {
  const { t } = useLingui();
  const { toggle } = useFollow(startup);
  const mark = useDefaultMark();
  const { name, location, foundation_year: year, website_url: website, is_following: isFollowing } = startup;
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
          {areLookupsComing && <Skeleton width="10rem" height="1.25rem" />}
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
      actions={
        <>
          {startup.industry_id !== null && (
            <LinkButton href={paths.compareIndustry(startup.id)} icon={Factory}>{t`Industry Comparison`}</LinkButton>
          )}
          <Button icon={isFollowing ? BookmarkCheck : Bookmark} onClick={toggle}>
            {isFollowing ? t`Unfollow` : t`Follow`}
          </Button>
          {onExport && <ExportMenu onExport={onExport} />}
          {isExportComing && (
            <span className={styles.kept}>
              <ExportMenu onExport={nothing} />
            </span>
          )}
          {isAdmin && (
            <>
              <Button
                variant="primary"
                icon={RotateCw}
                isLoading={isRecalculating}
                loadingLabel={t`Recalculating...`}
                onClick={onRecalculate}
              >
                {t`Recalculate`}
              </Button>
              <IconButton icon={Trash2} tone="danger" label={t`Delete startup`} onClick={onDelete} />
            </>
          )}
        </>
      }
    />
  );
}
