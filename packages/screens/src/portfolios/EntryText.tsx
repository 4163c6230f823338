import type { StartupListItem } from '@aval/contract';
import { isUnverified } from '@aval/metrics';
import { Avatar, InvestabilityBadge, TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { ContradictionMark } from '../lists/ContradictionMark.tsx';
import { EvidencedShare } from '../lists/EvidencedShare.tsx';
import { truncate } from '../text/truncate.ts';
import * as styles from './portfolios.css.ts';

const descriptionLength = 120;

interface EntryTextProps {
  startup: StartupListItem;
  /** The page of the startup. */
  href: string;
}

/** A startup in the list of a dialog: name, description, score and its evidenced share. */
export function EntryText({ startup, href }: EntryTextProps) {
  const { t } = useLingui();
  const { name, description, coverage, evidenced } = startup;
  const { IE_investability_score: score, IE_investability_level: level } = startup;
  return (
    <>
      <Avatar name={name} />
      <div className={styles.entryText}>
        <TextLink href={href} className={styles.entryName}>
          {name}
        </TextLink>
        <p className={styles.entryDescription}>{truncate(description, descriptionLength) ?? t`No description`}</p>
      </div>
      <div className={styles.entryScore}>
        <InvestabilityBadge score={score} level={level} isUnverified={isUnverified(coverage, evidenced)} />
        {coverage !== null && <EvidencedShare coverage={coverage} evidenced={evidenced} />}
        <ContradictionMark startup={startup} />
      </div>
    </>
  );
}
