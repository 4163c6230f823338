import { startupField } from '@aval/contract';
import { SegmentedControl } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFormsLocale } from '../../messages.ts';
import type { EditValues } from '../edit/editValues.ts';
import { factText, valuesOfText } from './factJson.ts';
import * as styles from './facts.css.ts';
import type { FactObjectId } from './factValues.ts';
import { FinancialFactsEditor } from './FinancialFactsEditor.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import { TeamFactsEditor } from './TeamFactsEditor.tsx';
import { ValueFactsEditor } from './ValueFactsEditor.tsx';

const editors = { team: TeamFactsEditor, financials: FinancialFactsEditor, value_proposition: ValueFactsEditor };

/** The structured facts of one section: as lists and fields, or as JSON. */
export function FactsPanel({ id }: { id: FactObjectId }) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { control, getValues, setValue } = useFormContext<EditValues>();
  const titleId = useId();
  const field = startupField(id);
  const Editor = editors[id];
  const isJson = useWatch({ control, name: `json.${id}`, compute: (text) => text !== null });
  const isStuck = useWatch({
    control,
    name: `json.${id}`,
    compute: (text) => text !== null && valuesOfText(id, text) === null,
  });

  function handleView(view: 'form' | 'json') {
    const values = getValues();
    if (view === 'json') {
      setValue(`json.${id}`, factText(id, values));
      return;
    }
    const text = values.json[id];
    const read = text === null ? null : valuesOfText(id, text);
    if (read === null) return;
    if (id === 'team') setValue('team', read.team);
    else if (id === 'financials') setValue('financials', read.financials);
    else setValue('value_proposition', read.value_proposition);
    setValue(`json.${id}`, null, { shouldValidate: true });
  }

  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h3 id={titleId} className={styles.title}>
            {field.label[locale]}
          </h3>
          <p className={styles.description}>{field.help?.[locale]}</p>
        </div>
        <SegmentedControl
          size="small"
          label={t`View of ${field.label[locale]}`}
          options={[
            { value: 'form', label: t`Form`, isDisabled: isStuck },
            { value: 'json', label: 'JSON' },
          ]}
          value={isJson ? 'json' : 'form'}
          onValueChange={handleView}
        />
      </div>
      {isJson ? <JsonEditor id={id} /> : <Editor />}
    </section>
  );
}
