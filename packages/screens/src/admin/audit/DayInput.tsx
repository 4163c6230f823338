import { TextInput } from '@aval/ui';
import { type ChangeEvent, useState } from 'react';

interface DayInputProps {
  /** 'YYYY-MM-DD', or ''. */
  value: string;
  onDayChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** While a year is being typed, the browser reports the years 2, 20 and 202. */
const firstDay = '2000-01-01';

/** A day. Only a whole date is reported, and what was typed so far stays. */
export function DayInput({ value, onDayChange, min = firstDay, max = '9999-12-31' }: DayInputProps) {
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
    <TextInput type="date" value={draft} min={min || firstDay} max={max || '9999-12-31'} onChange={handleChange} />
  );
}
