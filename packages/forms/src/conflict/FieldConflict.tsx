import { Button, DefinitionList } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { ConflictBanner } from './ConflictBanner.tsx';
import type { Conflict } from './readConflict.ts';

interface FieldConflictProps {
  conflict: Conflict;
  /** The label of each conflicting field. */
  labels: Readonly<Record<string, string>>;
  /** Formats a stored value, when it is not shown as it is. */
  nameOf?: ((field: string, value: string) => string) | undefined;
  /** Replaces the input by the saved values. */
  onTakeSaved: () => void;
}

/** A conflict in a form: the values of the other user, and both ways to resolve it. Saving again overwrites them. */
export function FieldConflict({ conflict: { edit, theirs }, labels, nameOf, onTakeSaved }: FieldConflictProps) {
  const fields = Object.entries(theirs);
  return (
    <ConflictBanner
      edit={edit}
      action={
        <>
          <Button type="submit" size="small">
            <Trans>Save my changes anyway</Trans>
          </Button>
          <Button size="small" onClick={onTakeSaved}>
            <Trans>Use the saved values</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Nothing was overwritten, and your input is still here. These fields were also changed by someone else:
      </Trans>
      <DefinitionList
        items={fields.map(([field, value]) => ({
          term: labels[field] ?? field,
          value: value === '' ? <Trans>Cleared</Trans> : (nameOf?.(field, value) ?? value),
        }))}
      />
    </ConflictBanner>
  );
}
