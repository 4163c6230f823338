import { startupField } from '@aval/contract';
import { Button, FieldError, TextArea } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import { useFormsLocale } from '../../messages.ts';
import type { EditValues } from '../edit/editValues.ts';
import { controlIdAt } from './FactInput.tsx';
import { factText, readFacts } from './factJson.ts';
import * as styles from './facts.css.ts';
import type { FactObjectId } from './factValues.ts';

/** The facts of one object as JSON, validated by the API schema while typing. */
export function JsonEditor({ id }: { id: FactObjectId }) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { control, getValues } = useFormContext<EditValues>();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: `json.${id}` }).field;
  const issuesId = useId();
  const text = value ?? '';
  const read = readFacts(id, text, locale);
  const issues = read.ok ? [] : read.issues;
  const label = startupField(id).label[locale];

  return (
    <div className={styles.json}>
      <TextArea
        ref={ref}
        id={controlIdAt(`json.${id}`)}
        name={name}
        rows={16}
        spellCheck={false}
        autoComplete="off"
        className={styles.code}
        aria-label={t`${label} as JSON`}
        aria-invalid={issues.length > 0 || undefined}
        aria-describedby={issuesId}
        value={text}
        onChange={onChange}
        onBlur={onBlur}
      />
      <div id={issuesId} role="status" className={styles.issues}>
        {issues.length === 0 ? (
          <p className={styles.fine}>
            <Trans>Valid: this will be saved.</Trans>
          </p>
        ) : (
          <>
            <p className={styles.count}>
              <Plural value={issues.length} one="# place to correct" other="# places to correct" />
            </p>
            <ul className={styles.issueList}>
              {issues.map((issue) => (
                <li key={`${issue.path} ${issue.message}`}>
                  {issue.path !== '' && <code className={styles.path}>{issue.path}</code>}
                  <FieldError>{issue.message}</FieldError>
                </li>
              ))}
            </ul>
            <Button size="small" onClick={() => onChange(factText(id, getValues()))}>
              <Trans>Undo the JSON edits</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
