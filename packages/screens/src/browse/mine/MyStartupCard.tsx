import type { StartupListItem } from '@aval/contract';
import {
  Avatar,
  Card,
  focusAdjacentRow,
  FollowingBadge,
  IconButton,
  isModifiedClick,
  LinkButton,
  Spinner,
  TextLink,
  VisibilityBadge,
} from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookmarkMinus, Pencil, UserMinus, Users } from 'lucide-react';

import { truncate } from '../../text/truncate.ts';
import { useDefaultMark } from '../../text/useDefaultMark.ts';
import { CardScore } from './CardScore.tsx';
import * as styles from './myStartups.css.ts';

const descriptionLength = 50;

/** Addresses of the screens that My Startups links to. */
export interface MyStartupsPaths {
  addStartup: string;
  startups: string;
  startup: (id: number) => string;
  editStartup: (id: number) => string;
}

interface MyStartupCardProps {
  startup: StartupListItem;
  industry: string;
  stage: string;
  /** Administrators edit a startup on its own page. */
  isAdmin: boolean;
  /** The edit dialog is loading. */
  isOpening: boolean;
  paths: MyStartupsPaths;
  onEdit: (id: number) => void;
  /** Shows who owns a startup of the user. */
  onShowOwners: (id: number) => void;
  /** The user asks to give up ownership. */
  onLeave: (id: number) => void;
  onUnfollow: (startup: StartupListItem) => void;
}

/** A startup that the user owns or follows, with its actions. */
export function MyStartupCard({
  startup,
  industry,
  stage,
  isAdmin,
  isOpening,
  paths,
  onEdit,
  onShowOwners,
  onLeave,
  onUnfollow,
}: MyStartupCardProps) {
  const { t } = useLingui();
  const mark = useDefaultMark();
  const city = startup.location?.split(',')[0]?.trim();
  const { id, name, is_owner: isOwner, is_following: isFollowing } = startup;
  return (
    <li className={styles.item}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <Avatar name={name} size="large" />
          <div className={styles.title} data-row-name>
            <h2 className={styles.name}>
              <TextLink href={paths.startup(id)} className={styles.nameLink}>
                {name}
              </TextLink>
            </h2>
            <p className={styles.facts}>
              {[mark(startup, 'industry_id', industry), mark(startup, 'stage_id', stage), city]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {isOwner ? (
            <div className={styles.tools}>
              <IconButton
                icon={Users}
                label={t`Owners of ${name}`}
                className={styles.tool}
                onClick={() => onShowOwners(id)}
              />
              <IconButton
                icon={UserMinus}
                label={t`Remove me as owner of ${name}`}
                className={styles.leaveTool}
                onClick={() => onLeave(id)}
              />
            </div>
          ) : (
            <IconButton
              icon={BookmarkMinus}
              label={t`Unfollow ${name}`}
              className={styles.tool}
              data-unfollows
              onClick={({ currentTarget }) => {
                focusAdjacentRow(currentTarget, '[data-unfollows]', document.querySelector('main h1'));
                onUnfollow(startup);
              }}
            />
          )}
        </div>
        <p className={styles.text}>{truncate(startup.description, descriptionLength) ?? t`No description`}</p>
        <CardScore startup={startup} />
        <div className={styles.foot}>
          <div className={styles.badges}>
            <FollowingBadge isOwner={isOwner} isFollowing={isFollowing} />
            {startup.is_private === 1 && <VisibilityBadge isPrivate />}
          </div>
          {(isOwner || isAdmin) && (
            <LinkButton
              size="small"
              href={paths.editStartup(id)}
              aria-label={t`Edit ${name}`}
              aria-busy={isOpening || undefined}
              {...(isOpening ? {} : { icon: Pencil })}
              onClick={(event) => {
                if (isAdmin || isModifiedClick(event)) return;
                event.preventDefault();
                onEdit(id);
              }}
            >
              {isOpening && <Spinner />}
              <Trans>Edit</Trans>
            </LinkButton>
          )}
          <LinkButton size="small" href={paths.startup(id)} aria-label={t`View ${name}`}>
            <Trans>View</Trans>
          </LinkButton>
        </div>
      </Card>
    </li>
  );
}
