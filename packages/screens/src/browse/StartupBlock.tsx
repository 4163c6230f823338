import type { StartupListItem } from '@aval/contract';
import { Avatar, FollowingBadge, TextLink, VisibilityBadge } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { ScoreCell } from '../lists/ScoreCell.tsx';
import { RelativeDate } from '../text/RelativeDate.tsx';
import { truncate } from '../text/truncate.ts';
import { useDefaultMark } from '../text/useDefaultMark.ts';
import * as styles from './browse.css.ts';
import { type BrowseRowsProps, descriptionLength } from './useBrowseColumns.tsx';

interface StartupBlockProps extends BrowseRowsProps {
  startup: StartupListItem;
}

/** One startup of the list on screens that are too narrow for columns. */
export function StartupBlock({ startup, sort, names, paths, renderActions }: StartupBlockProps) {
  const { t } = useLingui();
  const mark = useDefaultMark();
  const industry = mark(startup, 'industry_id', names.industry(startup.industry_id));
  const stage = mark(startup, 'stage_id', names.stage(startup.stage_id));
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <Avatar name={startup.name} />
        <div className={styles.blockName} data-row-name>
          <TextLink href={paths.startup(startup.id)}>{startup.name}</TextLink>
          <p className={styles.blockFacts}>
            {/* All at once: a text that follows a placeholder moves when the name arrives. */}
            {names.isPending ? (
              '…'
            ) : (
              <>
                {startup.industry_id === null ? (
                  industry
                ) : (
                  <TextLink href={paths.compareIndustry(startup.id)}>{industry}</TextLink>
                )}
                {` · ${stage}`}
                {sort === 'foundation_year' &&
                  startup.foundation_year !== null &&
                  ` · ${t`Founded in ${startup.foundation_year}`}`}
                {sort === 'updated_at' && (
                  <>
                    {' · '}
                    <Trans>
                      Updated <RelativeDate date={startup.updated_at} />
                    </Trans>
                  </>
                )}
              </>
            )}
          </p>
        </div>
        <div className={styles.blockActions}>{renderActions(startup)}</div>
      </div>
      <p className={styles.blockText}>{truncate(startup.description, descriptionLength) ?? t`No description`}</p>
      <div className={styles.blockFoot}>
        <div className={styles.badges}>
          <VisibilityBadge isPrivate={startup.is_private === 1} />
          <FollowingBadge isOwner={startup.is_owner} isFollowing={startup.is_following} />
        </div>
        <ScoreCell startup={startup} />
      </div>
    </div>
  );
}
