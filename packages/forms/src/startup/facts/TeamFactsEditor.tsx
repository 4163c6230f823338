import { founderFacts, memberFacts, tieFacts } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';

import { FactRows } from './FactRows.tsx';
import { type MemberRow, nextMemberId, type TieRow } from './factValues.ts';
import { MemberSelect } from './MemberSelect.tsx';
import { useRemovedRows } from './removedRows.ts';
import { TeamGraph } from './TeamGraph.tsx';
import { useTeam } from './useTeam.ts';

/** The members of the team, their ties, and the founders' history. */
export function TeamFactsEditor() {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext();
  const { members, ties } = useTeam();
  const removedMembers = useRemovedRows('team.members').rows;

  /** A removed member keeps their id, so that they can be restored. */
  function newMember(): MemberRow {
    const gone = readMembers(removedMembers.map(({ row }) => row));
    return { id: nextMemberId([...readMembers(getValues('team.members')), ...gone]), name: '', role: '' };
  }

  function writeTies(rows: TieRow[]) {
    setValue('team.relationships', rows, { shouldDirty: true });
  }

  /** Ties are removed with their member, and restored with them. */
  function handleMemberRemove(row: object) {
    const before = readTies(getValues('team.relationships'));
    const id = 'id' in row ? String(row.id) : '';
    const isTheirs = ({ a, b }: TieRow) => String(a) === id || String(b) === id;
    const lost = before.flatMap((tie, index) => (isTheirs(tie) ? [{ tie, index }] : []));
    if (lost.length === 0) return undefined;
    writeTies(before.filter((tie) => !isTheirs(tie)));
    return () =>
      writeTies(
        lost.reduce<TieRow[]>(
          (rows, { tie, index }) => rows.toSpliced(index, 0, tie),
          readTies(getValues('team.relationships')),
        ),
      );
  }

  return (
    <>
      <FactRows
        path="team.members"
        title={t`Members`}
        table={memberFacts}
        rowName={(number) => t`Member ${number}`}
        addLabel={t`Add member`}
        newRow={newMember}
        onRemove={handleMemberRemove}
        emptyText={t`No member has been added yet.`}
      />
      <FactRows
        path="team.relationships"
        title={t`Ties`}
        description={t`Who works closely with whom. The evaluation looks at how well the team is connected.`}
        table={tieFacts}
        rowName={(number) => t`Tie ${number}`}
        addLabel={t`Add tie`}
        newRow={() => ({ a: null, b: null, strength: 5 })}
        emptyText={t`No ties have been added yet.`}
        lead={{
          heads: [t`Member`, t`Works with`],
          renderCells: (path, row) => (
            <>
              <MemberSelect path={`${path}.a`} label={t`Member`} row={row} members={members} />
              <MemberSelect path={`${path}.b`} label={t`Works with`} row={row} members={members} />
            </>
          ),
        }}
      />
      <TeamGraph members={members} ties={ties} />
      <FactRows
        path="team.founders"
        title={t`Founders`}
        description={t`What they did before this startup.`}
        table={founderFacts}
        rowName={(number) => t`Founder ${number}`}
        addLabel={t`Add founder`}
        newRow={() => ({ name: '', previous_startups: null, successful_exits: null })}
        emptyText={t`No founder has been added yet.`}
      />
    </>
  );
}

function readMembers(value: unknown): MemberRow[] {
  return Array.isArray(value) ? value : [];
}

function readTies(value: unknown): TieRow[] {
  return Array.isArray(value) ? value : [];
}
