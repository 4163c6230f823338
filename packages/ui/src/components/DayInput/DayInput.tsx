import { type ChangeEvent, useState } from 'react';

import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface DayInputProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** 'YYYY-MM-DD', or ''. */
  value: string;
  /** Called with a whole day, and with '' when it was cleared. */
  onDayChange: (day: string) => void;
  /** The first day that can be chosen. @default '2000-01-01' */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
}

/** While a year is being typed, the browser reports the years 2, 20 and 202. */
const firstDay = '2000-01-01';

/** A day, in the browser's own control. Only a whole date is reported, and what was typed so far stays. */
export function DayInput({ value, onDayChange, min = firstDay, max = '9999-12-31', ...rest }: DayInputProps) {
  const [known, setKnown] = useState(value);
  const [draft, setDraft] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setDraft(target.value);
    if (target.value === '' || (target.value >= firstDay && target.value.length === firstDay.length)) {
      setKnown(target.value);
      onDayChange(target.value);
    }
  }

  return (
    <TextInput
      {...rest}
      type="date"
      value={draft}
      min={min || firstDay}
      max={max || '9999-12-31'}
      onChange={handleChange}
    />
  );
}
