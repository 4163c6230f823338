import type { Edit } from '@aval/contract';
import { formatDateTime, timeZoneName } from '@aval/metrics';
import { Banner, type BannerProps, useTimeZone } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormsLocale } from '../messages.ts';

export interface ConflictBannerProps extends Pick<BannerProps, 'action' | 'children'> {
  edit: Edit | null;
}

/** Reports that another user saved the same record first, with name and time; the form offers the options. */
export function ConflictBanner({ edit, ...rest }: ConflictBannerProps) {
  const title = useConflictTitle(edit);
  return <Banner {...rest} tone="warning" role="alert" title={title} />;
}

function useConflictTitle(edit: Edit | null): string {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const timeZone = useTimeZone();
  if (!edit) return t`Somebody else saved changes in the meantime`;
  const when = `${formatDateTime(edit.at, locale, timeZone)} ${timeZoneName(edit.at, locale, timeZone)}`;
  if (edit.by_caller) return t`You saved other changes in another window (${when})`;
  const { by } = edit;
  if (by === null) return t`Somebody else saved changes in the meantime (${when})`;
  return t`${by} saved changes in the meantime (${when})`;
}
