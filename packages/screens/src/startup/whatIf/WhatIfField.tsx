import { figureIssue, isStartupFieldId, startupField } from '@aval/contract';
import { fieldText, sliderProps } from '@aval/forms';
import type { EvaluatedField } from '@aval/metrics';
import { Field, MoneyInput, NumberInput, SliderField } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLocale } from '../../text/useLocale.ts';

interface WhatIfFieldProps {
  field: EvaluatedField;
  /** The what-if value. */
  value: number | null;
  /** The value that the stored calculation used; null when it was not stated. */
  stated: number | null;
  onValueChange: (value: number | null) => void;
}

/** One what-if input with the scale and labels of the forms, and the stored value below its name. */
export function WhatIfField({ field, value, stated, onValueChange }: WhatIfFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [unreadText, setUnreadText] = useState('');
  if (!isStartupFieldId(field)) return null;
  const row = startupField(field);
  const label = row.label[locale];
  const unit = row.unit?.[locale];
  const printed = fieldText(row, stated, locale);
  const hint = printed === null ? t`Stored: not stated` : t`Stored: ${printed}`;
  const { min = 0, max = 1, step } = row;
  const error = Number.isNaN(value) ? figureIssue(row, unreadText)[locale] : undefined;
  const figure = { value, onValueChange, unreadText, onUnreadText: setUnreadText };
  if (row.control === 'slider')
    return <SliderField label={label} hint={hint} error={error} {...figure} {...sliderProps(row, locale)} />;
  return (
    <Field label={label} hint={hint} error={error}>
      {row.kind === 'money' ? (
        <MoneyInput {...figure} currency={unit ?? ''} />
      ) : (
        <NumberInput {...figure} {...{ unit, step, min, max }} />
      )}
    </Field>
  );
}
