import { clsx } from 'clsx/lite';
import { CircleX } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import * as styles from './Field.css.ts';
import { FieldContext } from './FieldContext.ts';

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the field, in words the person would use. */
  label: ReactNode;
  /** One short sentence that helps before anything goes wrong. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right. Shows the field as invalid. */
  error?: string | undefined;
  /** Draws the asterisk and tells assistive technology. Only for what validation requires. */
  required?: boolean | undefined;
  /** Says 'optional' behind the label, in forms where most fields are required. */
  optional?: boolean | undefined;
  /** Reaches the control and greys the label. */
  disabled?: boolean | undefined;
  /** Right of the hint: a count of characters, for example. */
  aside?: ReactNode | undefined;
  /** For several controls under one label (radio group, slider): the label names the group. */
  isGroup?: boolean | undefined;
  /** Id of the control; one is made otherwise. */
  controlId?: string | undefined;
  /** One control of the library. */
  children: ReactNode;
}

/** Label, hint and message around one control, tied to it by id and ARIA. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  disabled = false,
  aside,
  isGroup = false,
  controlId,
  children,
  className,
  ...rest
}: FieldProps) {
  const base = useId();
  const id = controlId ?? `${base}control`;
  const labelId = `${base}label`;
  const hintId = `${base}hint`;
  const errorId = `${base}error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  const labelText = (
    <FieldLabelText required={required} optional={optional}>
      {label}
    </FieldLabelText>
  );
  return (
    <div
      {...rest}
      className={clsx(styles.field, className)}
      data-state={error ? 'invalid' : 'valid'}
      data-disabled={disabled || undefined}
    >
      {isGroup ? (
        <span id={labelId} className={styles.label}>
          {labelText}
        </span>
      ) : (
        <label id={labelId} htmlFor={id} className={styles.label}>
          {labelText}
        </label>
      )}
      <FieldContext
        value={{
          controlId: id,
          labelId,
          describedBy,
          isInvalid: Boolean(error),
          isRequired: required,
          isDisabled: disabled,
        }}
      >
        {children}
      </FieldContext>
      <FieldNotes error={error} errorId={errorId} hint={hint} hintId={hintId} aside={aside} />
    </div>
  );
}

interface FieldLabelTextProps {
  required?: boolean | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
}

/** A field's name with its asterisk or its 'optional'. */
export function FieldLabelText({ required = false, optional = false, children }: FieldLabelTextProps) {
  const words = useWords();
  return (
    <>
      {children}
      {required && (
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      )}
      {optional && <span className={styles.optional}>{words.optional}</span>}
    </>
  );
}

interface FieldNotesProps {
  error: string | undefined;
  errorId: string;
  hint: ReactNode;
  hintId: string;
  aside: ReactNode;
}

function FieldNotes({ error, errorId, hint, hintId, aside }: FieldNotesProps) {
  if (!error && !hint && !aside) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.messages}>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}

/** The message of an invalid control: icon and words, never colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <CircleX className={styles.errorIcon} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
