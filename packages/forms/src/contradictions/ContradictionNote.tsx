import { answerLength, type Fit } from '@aval/contract';
import type { Contradiction } from '@aval/metrics';
import { Badge, Button, Field, TextArea } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx/lite';
import { Check, CircleHelp, Scale } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useFormsLocale } from '../messages.ts';
import * as styles from './ContradictionNote.css.ts';
import { FitText } from './FitText.tsx';
import { valueText } from './valueText.ts';

export interface ContradictionNoteProps extends Omit<ComponentProps<'div'>, 'children'> {
  contradiction: Contradiction;
  /** The answer as the reader sees it; null where there is none. */
  answer?: { text: string | null; byName?: string | null } | null;
  /** What would fit. */
  fit?: Fit | null;
  /** Takes the fitting value; absent where nothing can be edited. */
  onTake?: ((fit: Fit & { value: number }) => void) | undefined;
  /** Keeps an answer, or withdraws it with null; absent for readers who may not answer. */
  onAnswer?: ((text: string | null) => void) | undefined;
  /** Further buttons. */
  actions?: ReactNode;
}

/** Figures that contradict each other, what would fit, and a place to say why they are right all the same. */
export function ContradictionNote({
  contradiction,
  answer = null,
  fit = null,
  onTake,
  onAnswer,
  actions,
  className,
  ...rest
}: ContradictionNoteProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const explain = useRef<HTMLButtonElement>(null);
  const { severity, state } = contradiction;
  const isWriting = draft !== null;
  const taken = fit?.value ?? null;

  function handleExplain() {
    flushSync(() => setDraft(answer?.text ?? ''));
    area.current?.focus();
  }

  function close(text?: string | null) {
    flushSync(() => {
      setDraft(null);
      if (text !== undefined) onAnswer?.(text);
    });
    explain.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <div
      role="group"
      aria-label={t`Figures that contradict each other`}
      {...rest}
      data-state={state}
      data-severity={severity}
      className={clsx(styles.note, className)}
    >
      <div className={styles.head}>
        <SeverityBadge severity={severity} state={state} />
      </div>
      <p className={styles.sentence}>{contradiction.message[locale]}</p>
      {fit && state === 'open' && <FitText fit={fit} />}
      {answer?.text && !isWriting && (
        <p className={styles.answer}>
          {answer.byName ? (
            <Trans>
              {answer.byName}: because {answer.text}
            </Trans>
          ) : (
            <Trans>Because {answer.text}</Trans>
          )}
        </p>
      )}
      {isWriting && (
        <Field label={t`They are right, because …`} hint={t`Kept with the startup and shown to who reviews it.`}>
          <TextArea
            ref={area}
            rows={2}
            maxLength={answerLength}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </Field>
      )}
      <div className={styles.actions}>
        {isWriting ? (
          <>
            <Button size="small" variant="primary" disabled={draft.trim() === ''} onClick={() => close(draft.trim())}>
              <Trans>Keep the reason</Trans>
            </Button>
            <Button size="small" variant="ghost" onClick={() => close()}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <>
            {onTake && fit && taken !== null && state === 'open' && (
              <Button size="small" onClick={() => onTake({ ...fit, value: taken })}>
                {t`Use ${valueText(fit.field, taken, locale)}`}
              </Button>
            )}
            {onAnswer && (
              <Button ref={explain} size="small" variant="ghost" onClick={handleExplain}>
                {answer?.text ? <Trans>Change the reason</Trans> : <Trans>Explain</Trans>}
              </Button>
            )}
            {onAnswer && answer?.text && (
              <Button size="small" variant="ghost" onClick={() => close(null)}>
                <Trans>Withdraw the reason</Trans>
              </Button>
            )}
            {actions}
          </>
        )}
      </div>
    </div>
  );
}

type SeverityBadgeProps = Pick<Contradiction, 'severity' | 'state'>;

/** Says in words and by an icon how serious a contradiction is, and whether it has been answered. */
function SeverityBadge({ severity, state }: SeverityBadgeProps) {
  if (state === 'accepted') {
    return (
      <Badge tone="success">
        <Trans>Explained and accepted</Trans>
      </Badge>
    );
  }
  if (state === 'answered') {
    return (
      <Badge tone="info" icon={Check}>
        <Trans>Explained</Trans>
      </Badge>
    );
  }
  return severity === 'severe' ? (
    <Badge tone="warning" icon={Scale}>
      <Trans>These cannot both be right</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral" icon={CircleHelp}>
      <Trans>Unusual together</Trans>
    </Badge>
  );
}
