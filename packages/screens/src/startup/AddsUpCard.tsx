import {
  type ContradictionAnswer,
  examineFigures,
  isStartupFieldId,
  masterDataSeed,
  type SentAnswers,
  type Startup,
  type StartupFieldId,
} from '@aval/contract';
import { ContradictionNote } from '@aval/forms';
import { type Contradiction, type ExaminedFacts, utcDay } from '@aval/metrics';
import { Banner, Button, Card, CardBody, CardHeader, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, PenLine, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';

import { useNow } from '../text/useNow.ts';
import * as styles from './addsUp.css.ts';

export interface AddsUpCardProps {
  startup: Startup;
  /** The address at which the user can edit a field, or null. */
  fieldEditLink: (field: StartupFieldId) => string | null;
  /** Stores answers; absent for users who may not answer. Rejects with an error whose message is shown. */
  onAnswer?: ((answers: SentAnswers) => Promise<unknown>) | undefined;
  /** Whether the user may accept the answers of others. */
  canAccept?: boolean;
}

/** The figures of a startup that contradict each other, with what was said about them. */
export function AddsUpCard({ startup, fieldEditLink, onAnswer, canAccept = false }: AddsUpCardProps) {
  const { t } = useLingui();
  const asOf = utcDay(useNow(null));
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const found = useMemo(() => examined(startup, asOf), [startup, asOf]);

  async function save(answers: SentAnswers) {
    if (!onAnswer || isSaving) return;
    setIsSaving(true);
    setFailure(null);
    try {
      await onAnswer(answers);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t`The reason was not stored`);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Card id="adds-up">
      <CardHeader title={t`Does it add up?`} level={2} />
      <CardBody>
        {failure !== null && (
          <Banner tone="danger" onDismiss={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        {found.length === 0 ? (
          <p className={styles.empty}>
            <Check aria-hidden className={styles.icon} />
            <Trans>Nothing that is stated contradicts anything else.</Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {found.map((one) => (
              <li key={one.contradiction.id}>
                <ContradictionNote
                  {...one}
                  onAnswer={
                    onAnswer && ((text) => void save({ [one.contradiction.id]: text === null ? null : { text } }))
                  }
                  actions={
                    <>
                      {onAnswer && canAccept && (
                        <AcceptButton
                          contradiction={one.contradiction}
                          onAccept={(accepted) => void save({ [one.contradiction.id]: { accepted } })}
                        />
                      )}
                      <EditLink fields={one.contradiction.fields} fieldEditLink={fieldEditLink} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function examined(startup: Startup, asOf: string) {
  const facts = startup as ExaminedFacts & Startup;
  const answers = Object.fromEntries(
    Object.entries(startup.answers).map(([id, answer]) => [id, { ...answer, text: answer.text ?? '' }]),
  );
  return examineFigures({ ...facts, answers }, { master: masterDataSeed, asOf }).map((one) => ({
    ...one,
    answer: shownAnswer(startup.answers[one.contradiction.id]),
  }));
}

function shownAnswer(answer: ContradictionAnswer | undefined) {
  return answer ? { text: answer.text, byName: answer.by_name } : null;
}

interface AcceptButtonProps {
  contradiction: Contradiction;
  onAccept: (accepted: boolean) => void;
}

function AcceptButton({ contradiction: { state }, onAccept }: AcceptButtonProps) {
  if (state === 'open') return null;
  const isAccepted = state === 'accepted';
  return (
    <Button size="small" icon={isAccepted ? Undo2 : Check} onClick={() => onAccept(!isAccepted)}>
      {isAccepted ? <Trans>Withdraw acceptance</Trans> : <Trans>Accept the reason</Trans>}
    </Button>
  );
}

interface EditLinkProps {
  fields: readonly string[];
  fieldEditLink: AddsUpCardProps['fieldEditLink'];
}

/** A link to the form in which the first of the fields can be edited. */
function EditLink({ fields, fieldEditLink }: EditLinkProps) {
  const href = fields
    .map((path) => path.split('.')[0] ?? '')
    .filter(isStartupFieldId)
    .map(fieldEditLink)
    .find((link) => link !== null);
  if (!href) return null;
  return (
    <TextLink href={href} variant="quiet" className={styles.edit}>
      <PenLine aria-hidden className={styles.icon} />
      <Trans>Edit the figures</Trans>
    </TextLink>
  );
}
