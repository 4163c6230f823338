import { type FactId, isFactId } from '@aval/contract';
import { FactHistoryDialog } from '@aval/screens';

import { loadable } from '../../../api/loadable.ts';
import { allLookups } from '../../../api/masterData.ts';
import { factHistoryOf } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';

interface FactHistoryProps {
  startupId: number;
  /** As in the address. */
  field: string;
  onClose: () => void;
}

/** The values that a fact of a startup has and had; nothing for a name of no fact. */
export function FactHistory({ field, ...rest }: FactHistoryProps) {
  return isFactId(field) ? <KnownHistory {...rest} field={field} /> : null;
}

function KnownHistory({ startupId, field, onClose }: FactHistoryProps & { field: FactId }) {
  const history = useQuery(factHistoryOf(startupId, field));
  const lookups = useQuery(allLookups());
  return <FactHistoryDialog field={field} history={loadable(history)} lookups={lookups.data ?? {}} onClose={onClose} />;
}
