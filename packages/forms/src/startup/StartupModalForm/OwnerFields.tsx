import { ownerProposedFields } from '@aval/contract';
import { Trans } from '@lingui/react/macro';

import { StartupFieldInput } from '../fields/StartupFieldInput.tsx';
import type { useLookups } from '../useLookups.ts';
import { type WizardFieldId, wizardField } from '../wizardFields.ts';
import { DescriptionInput } from './DescriptionInput.tsx';
import * as styles from './StartupModalForm.css.ts';

interface OwnerFieldsProps {
  /** Whether a change of what the evaluation reads becomes a proposal. */
  isProposing: boolean;
  lookups: ReturnType<typeof useLookups>;
}

/** The fields in the order in which they appear on the startup's page. */
export function OwnerFields({ isProposing, lookups }: OwnerFieldsProps) {
  const input = (id: WizardFieldId) => {
    const { help: _help, ...field } = wizardField(id);
    const { lookup } = field;
    return (
      <StartupFieldInput
        key={id}
        field={field}
        lookup={lookup && lookups.states[lookup]}
        onRetryLookup={lookup && (() => lookups.retry(lookup))}
      />
    );
  };
  return (
    <>
      <div className={styles.pair}>{(['name', 'location'] as const).map(input)}</div>
      <DescriptionInput />
      <div className={styles.proposed}>
        <div className={styles.four}>{ownerProposedFields.map(input)}</div>
        {isProposing && (
          <p className={styles.proposedNote}>
            <Trans>
              These four move the score. A change of them is proposed to an administrator, and counts once it is
              accepted.
            </Trans>
          </p>
        )}
      </div>
      <div className={styles.part}>
        <div className={styles.pair}>
          {(['website_url', 'linkedin_url', 'twitter_url', 'youtube_url'] as const).map(input)}
        </div>
      </div>
      <div className={styles.part}>
        <StartupFieldInput field={wizardField('is_private')} />
      </div>
    </>
  );
}
