import { Button, DefinitionList } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { ConflictBanner } from './ConflictBanner.tsx';
import type { Conflict } from './readConflict.ts';

interface FieldConflictProps {
  conflict: Conflict;
  /** What each contested field is called. */
  labels: Readonly<Record<string, string>>;
  /** What a stored value is called, where it is not its own name. */
  nameOf?: ((field: string, value: string) => string) | undefined;
  /** Puts the saved values into the fields. */
  onTakeSaved: () => void;
}

/** A conflict in the middle of a form: what the other person stored, and both ways out. Saving again overwrites it. */
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
      <Trans>Nothing was overwritten, and what you typed is still here. These fields were changed there too:</Trans>
      <DefinitionList
        items={fields.map(([field, value]) => ({
          term: labels[field] ?? field,
          value: value === '' ? <Trans>Emptied</Trans> : (nameOf?.(field, value) ?? value),
        }))}
      />
    </ConflictBanner>
  );
}
