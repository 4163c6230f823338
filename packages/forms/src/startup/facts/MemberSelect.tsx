import { FieldError, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import { controlIdAt } from './FactInput.tsx';
import * as styles from './facts.css.ts';
import type { MemberRow } from './factValues.ts';
import { useFactIssue } from './useFactIssue.ts';

interface MemberSelectProps {
  path: string;
  label: string;
  row: string;
  members: readonly MemberRow[];
}

/** Selects a member at one end of a tie. */
export function MemberSelect({ path, label, row, members }: MemberSelectProps) {
  const { t } = useLingui();
  const { control } = useFormContext();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: path }).field;
  const issue = useFactIssue(path);
  const errorId = useId();
  const held: unknown = value;
  const chosen = typeof held === 'string' || typeof held === 'number' ? String(held) : '';
  const options = members.map((member, index) => {
    const number = index + 1;
    return { value: String(member.id), label: member.name.trim() || t`Member ${number}` };
  });
  const isGone = chosen !== '' && !options.some((option) => option.value === chosen);
  return (
    <div className={styles.cell}>
      <span className={styles.cellLabel} aria-hidden="true">
        {label}
      </span>
      <Select
        ref={ref}
        id={controlIdAt(path)}
        name={name}
        aria-label={`${label}, ${row}`}
        aria-invalid={issue !== undefined || undefined}
        aria-describedby={issue === undefined ? undefined : errorId}
        placeholder={t`Select a member`}
        options={isGone ? [...options, { value: chosen, label: t`No longer in the team (${chosen})` }] : options}
        value={chosen}
        onValueChange={(id) => onChange(members.find((member) => String(member.id) === id)?.id ?? null)}
        onBlur={onBlur}
      />
      {issue !== undefined && <FieldError id={errorId}>{issue}</FieldError>}
    </div>
  );
}
