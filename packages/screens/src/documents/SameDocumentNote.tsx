import type { SameDocument } from '@aval/contract';
import { TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { useDates } from '../text/useDates.ts';
import type { DocumentPaths } from './documentPaths.ts';
import * as styles from './documents.css.ts';

interface SameDocumentNoteProps {
  same: SameDocument;
  paths: Pick<DocumentPaths, 'startup'>;
}

/** Reports that the same file was read before, with a link to the startup made from it. */
export function SameDocumentNote({ same: { created_at, startup }, paths }: SameDocumentNoteProps) {
  const { day: dayOf } = useDates();
  const day = dayOf(created_at);
  return (
    <p className={styles.fileNote}>
      {startup ? (
        <Trans>
          This file was read before, on {day}, and became the startup{' '}
          <TextLink variant="prose" href={paths.startup(startup.id)}>
            {startup.name}
          </TextLink>
          .
        </Trans>
      ) : (
        <Trans>This file was read before, on {day}; no startup was made from it.</Trans>
      )}
    </p>
  );
}
