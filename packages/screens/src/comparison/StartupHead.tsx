import { Avatar, useTexts } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

import { ContradictionMark } from '../lists/ContradictionMark.tsx';
import * as styles from './compare.css.ts';
import { DateSelect } from './DateSelect.tsx';
import type { Compared } from './portfolio/comparedStartups.ts';

interface StartupHeadProps {
  startup: Compared;
  /** The address of its page. */
  href: string;
  /** Null selects the newest calculation. */
  onDateChange: (calculation: number | null) => void;
}

/** The header of a startup's column: its name, the date of its figures, and a link to its page. */
export function StartupHead({ startup, href, onDateChange }: StartupHeadProps) {
  const { name, history, calculation } = startup;
  const { t } = useLingui();
  const texts = useTexts();
  const view = t`View ${name}`;
  return (
    <div className={styles.head}>
      <span className={styles.headName}>
        <Avatar name={name} size="small" className={styles.avatar} />
        <span className={styles.name}>{name}</span>
      </span>
      {calculation ? (
        <DateSelect
          label={t`Date of ${name}`}
          calculations={history}
          value={calculation.id}
          onValueChange={(chosen) => onDateChange(chosen === history[0]?.id ? null : chosen)}
        />
      ) : (
        <span className={styles.dates}>{texts.notEvaluated}</span>
      )}
      <ContradictionMark startup={startup} />
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={styles.view}
        aria-label={`${view} (${texts.opensInNewTab})`}
        title={view}
      >
        <ExternalLink aria-hidden className={styles.icon} />
      </a>
    </div>
  );
}
