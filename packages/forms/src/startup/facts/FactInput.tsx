import { type FactField, figureUnit } from '@aval/contract';
import { Field, FieldError, MoneyInput, NumberInput, TextInput } from '@aval/ui';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import { useFormsLocale } from '../../messages.ts';
import { typedFigure } from '../fields/typedFigure.ts';
import { typedYear } from '../typedYear.ts';
import * as styles from './facts.css.ts';
import { useFactIssue } from './useFactIssue.ts';

export interface FactInputProps {
  /** The path of the value in the form. */
  path: string;
  fact: FactField;
}

/** One value of the facts with its label; typing re-renders nothing else. */
export function FactInput({ path, fact }: FactInputProps) {
  const locale = useFormsLocale();
  const issue = useFactIssue(path);
  return (
    <Field
      label={fact.label[locale]}
      hint={fact.help?.[locale]}
      required={fact.required}
      error={issue}
      controlId={controlIdAt(path)}
    >
      <FactControl path={path} fact={fact} />
    </Field>
  );
}

export interface FactCellProps extends FactInputProps {
  /** The name of the row for the accessible label: 'Member 2'. */
  row: string;
}

/** One value in a row: its label is in the header of the list, or above it when the row is a block. */
export function FactCell({ path, fact, row }: FactCellProps) {
  const locale = useFormsLocale();
  const issue = useFactIssue(path);
  const errorId = useId();
  return (
    <div className={styles.cell}>
      <span className={styles.cellLabel} aria-hidden="true">
        {fact.label[locale]}
      </span>
      <FactControl
        path={path}
        fact={fact}
        id={controlIdAt(path)}
        aria-label={`${fact.label[locale]}, ${row}`}
        aria-invalid={issue !== undefined || undefined}
        aria-describedby={issue === undefined ? undefined : errorId}
        aria-required={fact.required || undefined}
      />
      {issue !== undefined && <FieldError id={errorId}>{issue}</FieldError>}
    </div>
  );
}

interface FactControlProps extends FactInputProps {
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

function FactControl({ path, fact, ...attributes }: FactControlProps) {
  const locale = useFormsLocale();
  const { control } = useFormContext();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: path }).field;
  const held: unknown = value;
  const props = { ...attributes, ref, name, onBlur, autoComplete: 'off' };
  const unit = figureUnit(fact)[locale];
  if (fact.kind === 'text' || fact.kind === 'year') {
    return (
      <TextInput
        {...props}
        inputMode={fact.kind === 'year' ? 'numeric' : undefined}
        value={typeof held === 'string' || typeof held === 'number' ? String(held) : ''}
        onChange={({ target }) => onChange(fact.kind === 'year' ? yearOrText(target.value) : target.value)}
      />
    );
  }
  const figure = {
    ...props,
    ...typedFigure(typeof held === 'number' || typeof held === 'string' ? held : null),
    onValueChange: onChange,
    onUnreadText: onChange,
  };
  if (fact.kind === 'share') {
    return (
      <NumberInput
        {...figure}
        value={toPercent(figure.value)}
        onValueChange={(percent) => onChange(toShare(percent))}
        unit={unit}
        step={1}
        min={0}
        max={100}
      />
    );
  }
  return fact.kind === 'money' ? (
    <MoneyInput {...figure} currency={unit} />
  ) : (
    <NumberInput {...figure} unit={unit} step={fact.step} min={fact.min} max={fact.max} />
  );
}

/** The maximum number of digits of a plausible figure. */
const typedDigits = 12;

/** Converts a ratio of 0 to 1 to per cent; 0.29 gives 29 and not 28.999999999999996. */
function toPercent(share: number | null): number | null {
  return share === null ? null : Number((share * 100).toPrecision(typedDigits));
}

function toShare(percent: number | null): number | null {
  return percent === null ? null : Number((percent / 100).toPrecision(typedDigits));
}

function yearOrText(text: string): number | string | null {
  return text.trim() === '' ? null : (typedYear(text) ?? text);
}

/** The element id of a value's control. */
export function controlIdAt(path: string): string {
  return `startup-${path.replaceAll('.', '-')}`;
}
