import { isStartupFieldId, startupField } from '@aval/contract';
import { fieldText } from '@aval/forms';
import type { EvaluatedField } from '@aval/metrics';
import { Field, MoneyInput, NumberInput, SliderField } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../../../shell/language/useLocale.ts';

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
  if (!isStartupFieldId(field)) return null;
  const row = startupField(field);
  const label = row.label[locale];
  const unit = row.unit?.[locale];
  const printed = fieldText(row, stated, locale);
  const hint = printed === null ? t`Stored: not stated` : t`Stored: ${printed}`;
  const { min = 0, max = 1, step, ticks, scale, anchors } = row;
  if (row.control === 'slider')
    return (
      <SliderField
        label={label}
        hint={hint}
        value={value}
        onValueChange={onValueChange}
        min={min}
        max={ticks?.at(-1) ?? max}
        {...(step !== undefined && { step })}
        {...(scale !== undefined && { scale })}
        {...(ticks !== undefined && { ticks })}
        {...(anchors !== undefined && {
          stops: anchors.map((anchor) => ({ value: anchor.value, label: anchor.label[locale] })),
        })}
        box={anchors === undefined ? 'number' : 'outOf'}
        unit={unit}
      />
    );
  return (
    <Field label={label} hint={hint}>
      {row.kind === 'money' ? (
        <MoneyInput value={value} onValueChange={onValueChange} currency={unit ?? ''} />
      ) : (
        <NumberInput value={value} onValueChange={onValueChange} {...{ unit, step, min, max }} />
      )}
    </Field>
  );
}
