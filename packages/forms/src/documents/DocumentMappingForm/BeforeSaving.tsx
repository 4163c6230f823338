import { CardBody, Field, MoneyInput, printTypedNumber, TextArea, TextInput } from '@aval/ui';
import type { MappingRow } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';

import { FoldingCard } from '../../folding/FoldingCard.tsx';
import { useFormsLocale } from '../../messages.ts';
import { typedFigure } from '../../startup/fields/typedFigure.ts';
import type { AskedTexts, MappedStartup } from '../mappedStartup.ts';
import type { MappableField, MappableFieldId } from '../mappingFields.ts';
import { readMappedValue } from '../readMappedValue.ts';
import * as styles from './DocumentMappingForm.css.ts';

interface BeforeSavingProps {
  mapped: MappedStartup;
  rows: readonly MappingRow[];
  answers: AskedTexts;
  /** Whether saving was attempted, after which missing fields show a message. */
  isShown: boolean;
  onAnswer: (id: MappableFieldId, text: string) => void;
  onRowSelect: (id: string) => void;
}

/** The fields that the document does not contain, and the values that must be corrected. */
export function BeforeSaving({ mapped, rows, answers, isShown, onAnswer, onRowSelect }: BeforeSavingProps) {
  const { t } = useLingui();
  const locale = useFormsLocale();
  const open = mapped.asked.filter(({ issue }) => issue !== null).length;
  const wrong = rows.flatMap((row, index) => {
    const issue = mapped.errors[row.id];
    return issue === undefined ? [] : [{ id: row.id, number: index + 1, issue }];
  });
  return (
    <FoldingCard title={t`Before saving`} isOpenAtFirst isKeptOpen={isShown && open > 0}>
      <CardBody className={styles.body}>
        {open === 0 && wrong.length === 0 && (
          <p className={styles.line} data-state="fine">
            <CircleCheck className={styles.icon} aria-hidden="true" />
            <Trans>Nothing is missing.</Trans>
          </p>
        )}
        {open > 0 && (
          <p className={styles.line} data-state="asked">
            <TriangleAlert className={styles.icon} aria-hidden="true" />
            <Plural value={open} one="# field to fill in" other="# fields to fill in" />
          </p>
        )}
        {mapped.asked.map(({ field, issue }) => {
          const text = answers[field.id] ?? '';
          const shown = isShown || text.trim() !== '' ? (issue ?? undefined) : undefined;
          return (
            <Field key={field.id} label={field.label[locale]} required error={shown} controlId={askedId(field.id)}>
              <AskedInput field={field} text={text} onTextChange={(next) => onAnswer(field.id, next)} />
            </Field>
          );
        })}
        {wrong.length > 0 && (
          <>
            <p className={styles.line} data-state="wrong">
              <CircleX className={styles.icon} aria-hidden="true" />
              <Plural value={wrong.length} one="# value to correct" other="# values to correct" />
            </p>
            <ul className={styles.list}>
              {wrong.map(({ id, number, issue }) => (
                <li key={id} className={styles.note}>
                  {issue}{' '}
                  <button type="button" className={styles.link} onClick={() => onRowSelect(id)}>
                    <Trans>Go to row {number}</Trans>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </CardBody>
    </FoldingCard>
  );
}

interface AskedInputProps {
  field: MappableField;
  text: string;
  onTextChange: (text: string) => void;
}

/** A text input for a missing field; an amount is formatted on blur. */
function AskedInput({ field, text, onTextChange }: AskedInputProps) {
  const locale = useFormsLocale();
  const id = askedId(field.id);
  if (field.kind === 'money') {
    return (
      <MoneyInput
        id={id}
        {...typedFigure(readMappedValue(field, text, {}))}
        onValueChange={(value) => onTextChange(printTypedNumber(value))}
        onUnreadText={onTextChange}
        currency={field.unit?.[locale] ?? ''}
      />
    );
  }
  const props = {
    id,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onTextChange(target.value),
  };
  return field.control === 'textarea' ? <TextArea rows={3} {...props} /> : <TextInput {...props} autoComplete="off" />;
}

/** The id of the input for a missing field. */
export function askedId(id: MappableFieldId): string {
  return `asked-${id}`;
}
