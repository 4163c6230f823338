import type { StartupListItem } from '@aval/contract';
import { Avatar, type DataColumn, FollowingBadge, TextLink, VisibilityBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';

import * as cells from '../lists/cells.css.ts';
import { ScoreCell } from '../lists/ScoreCell.tsx';
import { RelativeDate } from '../text/RelativeDate.tsx';
import { truncate } from '../text/truncate.ts';
import { useDefaultMark } from '../text/useDefaultMark.ts';
import * as styles from './browse.css.ts';
import type { BrowseSort } from './browseState.ts';
import { skeletonCells } from './skeletonCells.tsx';
import type { BrowseNames } from './useNames.ts';

export const descriptionLength = 250;

/** Addresses of the screens that a list of startups links to. */
export interface BrowsePaths {
  addStartup: string;
  startup: (id: number) => string;
  compareIndustry: (id: number) => string;
}

export interface BrowseRowsProps {
  names: BrowseNames;
  /** The sort order of the list. */
  sort: BrowseSort;
  paths: BrowsePaths;
  /** The actions on a startup without leaving the list. */
  renderActions: (startup: StartupListItem) => ReactNode;
}

/**
 * The columns of the list. The column it is sorted by is always shown, even if it is hidden otherwise, such as the year
 * of foundation or the last update.
 */
export function useBrowseColumns({
  names,
  sort,
  paths,
  renderActions,
}: BrowseRowsProps): DataColumn<StartupListItem>[] {
  const { t } = useLingui();
  const mark = useDefaultMark();
  const orderedBy: Record<BrowseSort, DataColumn<StartupListItem> | null> = {
    name: null,
    score: null,
    range_low: null,
    evidenced: null,
    foundation_year: {
      id: 'foundation_year',
      header: t`Founded`,
      width: '5.5rem',
      isSortable: true,
      cell: (startup) => startup.foundation_year ?? t`No data`,
    },
    updated_at: {
      id: 'updated_at',
      header: t`Updated`,
      width: '7rem',
      isSortable: true,
      cell: (startup) => <RelativeDate date={startup.updated_at} />,
    },
  };
  const ordered = orderedBy[sort];
  return [
    {
      id: 'name',
      header: t`Name`,
      width: '11.5rem',
      isRowHeader: true,
      isSortable: true,
      skeleton: skeletonCells.name,
      cell: (startup) => (
        <span className={cells.name}>
          <Avatar name={startup.name} />
          <TextLink href={paths.startup(startup.id)}>{startup.name}</TextLink>
        </span>
      ),
    },
    {
      id: 'description',
      header: t`Description`,
      lines: 2,
      cell: (startup) => {
        const text = truncate(startup.description, descriptionLength);
        return <span className={cells.quiet}>{text ?? t`No description`}</span>;
      },
    },
    {
      id: 'industry',
      header: t`Industry`,
      width: '6.75rem',
      cell: (startup) => {
        const industry = mark(startup, 'industry_id', names.industry(startup.industry_id));
        if (startup.industry_id === null) return industry;
        return <TextLink href={paths.compareIndustry(startup.id)}>{industry}</TextLink>;
      },
    },
    {
      id: 'stage',
      header: t`Stage`,
      width: '5.75rem',
      cell: (startup) => mark(startup, 'stage_id', names.stage(startup.stage_id)),
    },
    {
      id: 'status',
      header: t`Status`,
      width: '12rem',
      skeleton: skeletonCells.badge,
      cell: (startup) => (
        <span className={styles.badges}>
          <VisibilityBadge isPrivate={startup.is_private === 1} />
          <FollowingBadge isOwner={startup.is_owner} isFollowing={startup.is_following} />
        </span>
      ),
    },
    ...(ordered ? [ordered] : []),
    {
      id: 'score',
      header: t`Investability`,
      width: '9.5rem',
      isSortable: true,
      skeleton: skeletonCells.verdict,
      cell: (startup) => <ScoreCell startup={startup} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      width: '8.5rem',
      align: 'end',
      skeleton: skeletonCells.action,
      cell: (startup) => (
        <div className={styles.rowActions}>
          {renderActions(startup)}
          <TextLink href={paths.startup(startup.id)} className={styles.view} aria-label={t`View ${startup.name}`}>
            <Eye size={16} aria-hidden />
          </TextLink>
        </div>
      ),
    },
  ];
}
