import { startupField, startupFieldIssue } from '@aval/contract';
import { Button, Field, TextInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';

import { useLocale } from '../text/useLocale.ts';
import * as styles from './scraping.css.ts';

interface NameFormProps {
  onSave: (name: string) => void;
}

/** Asks for the name of a startup whose page does not state it. */
export function NameForm({ onSave }: NameFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  // The year concerns other fields only.
  const issue = startupFieldIssue('name', name.trim(), { currentYear: 0, locale });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (issue === null) onSave(name.trim());
    else input.current?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.nameForm}>
      <Field
        label={startupField('name').label[locale]}
        required
        hint={t`The page does not say what the startup is called. Everything else is kept.`}
        error={isTried ? (issue ?? undefined) : undefined}
      >
        <TextInput ref={input} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon={Save}>
          {t`Create Startup`}
        </Button>
      </div>
    </form>
  );
}
