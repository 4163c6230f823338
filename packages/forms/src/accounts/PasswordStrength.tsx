import { passwordCriteria, passwordStrength } from '@aval/contract';
import { StrengthMeter } from '@aval/ui';

import { useFormsLocale } from '../messages.ts';
import { type TypedValues, useTyped } from '../typedValues.ts';

interface PasswordStrengthProps {
  typed: TypedValues<'password'>;
}

/** The strength of the password while it is typed. */
export function PasswordStrength({ typed }: PasswordStrengthProps) {
  const locale = useFormsLocale();
  const password = useTyped(typed, (values) => values.password);
  const strength = passwordStrength(password);
  return (
    <StrengthMeter
      strength={password === '' ? null : strength.level}
      criteria={passwordCriteria.map(({ id, label }) => ({ id, label: label[locale], isMet: strength.met[id] }))}
    />
  );
}
