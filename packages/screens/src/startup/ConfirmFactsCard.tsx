import { isStartupFieldId, type Startup, type StartupFieldId } from '@aval/contract';
import { type FactToConfirm, factsToConfirm, utcDay } from '@aval/metrics';
import { Banner, Card, CardBody, CardHeader } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useNow } from '../text/useNow.ts';
import * as styles from './confirmFacts.css.ts';
import { FactQuestion } from './FactQuestion.tsx';

/** What the user may do about facts that have gone out of date. */
export interface FactConfirming {
  /** Says that a fact is still so. Rejects with an error whose message is shown. */
  confirm: (field: StartupFieldId) => Promise<unknown>;
  /** States how many months of runway are left. Rejects with an error whose message is shown. */
  stateRunway: (months: number) => Promise<unknown>;
}

export interface ConfirmFactsCardProps {
  startup: Startup;
  /** Absent for owners, who propose the facts. */
  confirming?: FactConfirming | undefined;
  /** The address at which the user can edit or propose a field, or null. */
  fieldEditLink: (field: StartupFieldId) => string | null;
}

type Asked = FactToConfirm & { field: StartupFieldId };

const most = 5;
const isKnown = (fact: FactToConfirm): fact is Asked => isStartupFieldId(fact.field);

/** The facts of a startup that have gone out of date, each with the question whether it is still so. */
export function ConfirmFactsCard({ startup, confirming, fieldEditLink }: ConfirmFactsCardProps) {
  const { t } = useLingui();
  const asOf = utcDay(useNow(null));
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState<StartupFieldId | null>(null);
  const title = useRef<HTMLDivElement>(null);
  const asked = useMemo(() => askedOf(startup, asOf), [startup, asOf]);
  const more = asked.length - most;

  async function save(field: StartupFieldId, store: () => Promise<unknown>) {
    if (saving !== null) return;
    setSaving(field);
    setFailure(null);
    try {
      await store();
      // The pressed button goes with its question.
      flushSync(() => setSaving(null));
      title.current?.focus();
    } catch (error) {
      setSaving(null);
      setFailure((error instanceof Error && error.message) || t`It was not stored`);
    }
  }

  return (
    <Card id="aged-facts">
      <CardHeader
        ref={title}
        tabIndex={-1}
        title={t`Is this still so?`}
        level={2}
        description={t`Facts age: money for half a year, most others for a year. Then they need to be said again.`}
      />
      <CardBody>
        {failure !== null && (
          <Banner tone="danger" onDismiss={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        {asked.length === 0 ? (
          <p className={styles.done}>
            <Check aria-hidden className={styles.icon} />
            <Trans>Everything that ages has been stated or confirmed lately.</Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {asked.slice(0, most).map((fact) => (
              <li key={fact.field} className={styles.question}>
                <FactQuestion
                  fact={fact}
                  value={startup[fact.field]}
                  isSaving={saving === fact.field}
                  onConfirm={confirming && (() => void save(fact.field, () => confirming.confirm(fact.field)))}
                  onStateRunway={
                    confirming && ((months) => void save(fact.field, () => confirming.stateRunway(months)))
                  }
                  editHref={fieldEditLink(fact.field)}
                />
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className={styles.note}>
            <Plural value={more} one="And # more fact." other="And # more facts." />
          </p>
        )}
        {!confirming && asked.length > 0 && (
          <p className={styles.note}>
            <Trans>What you update is proposed to an administrator, and counts once it is accepted.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function askedOf(startup: Startup, asOf: string): Asked[] {
  const dates = Object.fromEntries(Object.entries(startup.field_sources).map(([field, { date }]) => [field, date]));
  return factsToConfirm(startup, dates, asOf).filter(isKnown);
}
