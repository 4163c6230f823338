import { Button, CardBody, IconButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { FoldingCard } from '../../folding/FoldingCard.tsx';
import { useFormsLocale } from '../../messages.ts';
import type { LookupRows } from '../../startup/lookups.ts';
import { fieldText } from '../../startup/StartupSummary/fieldText.ts';
import type { MappedStartup } from '../mappedStartup.ts';
import type { MappableFieldId } from '../mappingFields.ts';
import { numberText } from '../numberText.ts';
import { useYesNo } from '../useYesNo.ts';
import * as styles from './DocumentMappingForm.css.ts';

interface FilledDefaultsProps {
  defaults: MappedStartup['defaults'];
  lookups: LookupRows;
  /** The user states the value, which becomes a row of the mapping. */
  onChange: (id: MappableFieldId, value: number) => void;
}

const shownFirst = 7;

/** The fields with a default because no document contains them. */
export function FilledDefaults({ defaults, lookups, onChange }: FilledDefaultsProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const yesNo = useYesNo();
  const [isWhole, setIsWhole] = useState(false);
  if (defaults.length === 0) return null;
  const shown = isWhole ? defaults : defaults.slice(0, shownFirst);
  const more = defaults.length - shownFirst;
  return (
    <FoldingCard title={t`Filled with defaults`} tools={<span className={styles.figure}>{defaults.length}</span>}>
      <CardBody className={styles.body}>
        <p className={styles.note}>
          <Trans>These values are defaults. They count as unknown and lower the coverage.</Trans>
        </p>
        <ul className={styles.list}>
          {shown.map(({ field, value }) => {
            const label = field.label[locale];
            const isChoice = field.kind === 'choice' || field.kind === 'boolean';
            const text = isChoice
              ? numberText(field, value, lookups, yesNo)
              : (fieldText(field, value, locale) ?? String(value));
            return (
              <li key={field.id} className={styles.standing}>
                <span className={styles.name}>{label}</span>
                <span className={styles.value}>{text}</span>
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={t`Change ${label}`}
                  onClick={() => onChange(field.id, value)}
                />
              </li>
            );
          })}
        </ul>
        {more > 0 && (
          <Button size="small" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? <Trans>Show fewer</Trans> : t`Show ${more} more`}
          </Button>
        )}
      </CardBody>
    </FoldingCard>
  );
}
