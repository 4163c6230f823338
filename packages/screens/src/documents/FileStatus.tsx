import { StatusBadge, TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { DocumentPaths } from './documentPaths.ts';
import type { FileState } from './ingestion.ts';

interface FileStatusProps {
  state: FileState;
  paths: Pick<DocumentPaths, 'startup'>;
}

/** The progress of one file, as a label. */
export function FileStatus({ state, paths }: FileStatusProps) {
  const { t } = useLingui();
  switch (state.status) {
    case 'waiting':
      return <StatusBadge status="pending" label={t`Waiting`} />;
    case 'reading':
      return <StatusBadge status="running" label={t`Reading`} />;
    case 'mapping':
      return <StatusBadge status="running" label={t`Mapping`} />;
    case 'failed':
      return <StatusBadge status="failed" />;
    case 'saved':
      return <TextLink href={paths.startup(state.startupId)}>{t`Startup created`}</TextLink>;
    default: {
      const { length } = state.data.fields;
      return length === 0 ? (
        <StatusBadge status="warning" label={t`No fields were detected`} />
      ) : (
        <StatusBadge status="completed" label={t`${plural(length, { one: '# field', other: '# fields' })}`} />
      );
    }
  }
}
