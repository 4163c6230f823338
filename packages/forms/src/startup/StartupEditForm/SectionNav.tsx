import { type FieldGroupId, fieldGroups } from '@aval/contract';
import { scrollIntoRow } from '@aval/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import type { EditValues } from '../edit/editValues.ts';
import { useWizardScene } from '../useWizardForm.ts';
import * as styles from './StartupEditForm.css.ts';
import { useSectionMarks } from './useWholeState.ts';

interface SectionNavProps {
  before: EditValues;
  current: FieldGroupId;
  onSelect: (group: FieldGroupId) => void;
}

/** The navigation of the six sections, with the number of changes and issues in each. */
export function SectionNav({ before, current, onSelect }: SectionNavProps) {
  const { t } = useLingui();
  const { locale } = useWizardScene();
  const marks = useSectionMarks(before);
  const row = useRef<HTMLUListElement>(null);
  const place = fieldGroups.findIndex(({ id }) => id === current);
  useLayoutEffect(() => {
    const item = row.current?.children[place];
    if (row.current && item) scrollIntoRow(row.current, item);
  }, [place]);
  return (
    <nav aria-label={t`Sections`} className={styles.nav}>
      <ul ref={row} className={styles.sections}>
        {fieldGroups.map(({ id, title }) => {
          const { changed, wrong } = marks[id];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => onSelect(id)}
              >
                <span className={styles.itemTitle}>{title[locale]}</span>
                {wrong > 0 && (
                  <span className={styles.wrong}>
                    <CircleX className={styles.icon} aria-hidden="true" />
                    <span className={styles.spoken}>
                      <Plural value={wrong} one="# to correct" other="# to correct" />
                    </span>
                    <span aria-hidden="true">{wrong}</span>
                  </span>
                )}
                {changed > 0 && wrong === 0 && (
                  <span className={styles.changed}>
                    <span className={styles.dot} aria-hidden="true" />
                    <span className={styles.spoken}>
                      <Plural value={changed} one="# change" other="# changes" />
                    </span>
                    <span aria-hidden="true">{changed}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
