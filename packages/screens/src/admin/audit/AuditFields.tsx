import {
  type AuditActionId,
  auditActionIds,
  auditActionText,
  auditTargetTexts,
  auditTargetTypes,
} from '@aval/contract';
import { DayInput, Field, SearchInput, Select } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { longestSearch } from '../../browse/browseState.ts';
import { useLocale } from '../../text/useLocale.ts';
import type { AuditState } from './auditState.ts';

export interface AuditFieldsProps {
  state: AuditState;
  onChange: (part: Partial<AuditState>) => void;
}

const typeOf = (id: AuditActionId): string => id.slice(0, id.indexOf('.'));

/** The filters of the audit log apart from the search. */
export function AuditFields({ state, onChange }: AuditFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const actions = auditActionIds.filter((id) => state.target === null || typeOf(id) === state.target);

  function chooseTarget(value: string) {
    const target = auditTargetTypes.find((type) => type === value) ?? null;
    const isKept = state.action === null || target === null || typeOf(state.action) === target;
    onChange({ target, ...(!isKept && { action: null }) });
  }

  return (
    <>
      <Field label={t`Person`}>
        <SearchInput
          value={state.person}
          onSearch={(person) => onChange({ person })}
          maxLength={longestSearch}
          placeholder={t`Name or number`}
        />
      </Field>
      <Field label={t`Startup`}>
        <SearchInput
          value={state.startup}
          onSearch={(startup) => onChange({ startup })}
          maxLength={longestSearch}
          placeholder={t`Name or number`}
        />
      </Field>
      <Field label={t({ message: 'About', context: 'subject' })}>
        <Select
          value={state.target ?? ''}
          onValueChange={chooseTarget}
          options={[
            { value: '', label: t`Everything` },
            ...auditTargetTypes.map((type) => ({ value: type, label: auditTargetTexts[type][locale] })),
          ]}
        />
      </Field>
      <Field label={t`Action`}>
        <Select
          value={state.action ?? ''}
          onValueChange={(value) => onChange({ action: actions.find((id) => id === value) ?? null })}
          options={[
            { value: '', label: t`All actions` },
            ...actions.map((id) => ({
              value: id,
              label: auditActionText(typeOf(id), id.slice(id.indexOf('.') + 1))?.[locale] ?? id,
            })),
          ]}
        />
      </Field>
      <Field label={t`From`}>
        <DayInput value={state.from} max={state.to} onDayChange={(from) => onChange({ from })} />
      </Field>
      <Field label={t`Until`}>
        <DayInput value={state.to} min={state.from} onDayChange={(to) => onChange({ to })} />
      </Field>
    </>
  );
}
