import { type StartupFieldId, startupField } from '@aval/contract';
import { fieldText } from '@aval/forms';
import { type FactToConfirm, formatMonth } from '@aval/metrics';
import { Button, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, PenLine, Timer } from 'lucide-react';

import { useLocale } from '../text/useLocale.ts';
import { AgeBadge } from './AgeBadge.tsx';
import * as styles from './confirmFacts.css.ts';

interface FactQuestionProps {
  fact: FactToConfirm & { field: StartupFieldId };
  value: unknown;
  isSaving: boolean;
  onConfirm?: (() => void) | undefined;
  onStateRunway?: ((months: number) => void) | undefined;
  editHref: string | null;
}

/** One fact that has gone out of date: what it was, and the answers that the user can give. */
export function FactQuestion({ fact, value, isSaving, onConfirm, onStateRunway, editHref }: FactQuestionProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { field: id, date, months, state, left } = fact;
  const field = startupField(id);
  const label = field.label[locale];
  const month = formatMonth(date, locale);
  const was = fieldText(field, value, locale);
  const now = left === null ? null : fieldText(field, left, locale);
  const still = now !== null && was !== null ? t`Still ${was}` : t`Still true`;
  const named = (text: string) => `${text}: ${label}`;
  return (
    <>
      <div className={styles.asked}>
        <p className={styles.text}>{textOf()}</p>
        <AgeBadge source={{ date, months, age: state }} />
      </div>
      {(onConfirm || editHref) && (
        <div className={styles.answers}>
          {onStateRunway && left !== null && left > 0 && now !== null && (
            <Button
              size="small"
              icon={Timer}
              isLoading={isSaving}
              aria-label={named(t`Now ${now}`)}
              onClick={() => onStateRunway(left)}
            >
              <Trans>Now {now}</Trans>
            </Button>
          )}
          {onConfirm && (
            <Button size="small" icon={Check} isLoading={isSaving} aria-label={named(still)} onClick={onConfirm}>
              {still}
            </Button>
          )}
          {editHref && (
            <LinkButton size="small" variant="ghost" icon={PenLine} href={editHref} aria-label={named(t`Change`)}>
              <Trans>Change</Trans>
            </LinkButton>
          )}
        </div>
      )}
    </>
  );

  function textOf(): string {
    if (was === null) return t`${label} was last stated in ${month}. Is it still so?`;
    if (now === null) return t`${label} was ${was} in ${month}. Is it still so?`;
    return t`${label} was ${was} in ${month}; by now about ${now}. Is that right?`;
  }
}
