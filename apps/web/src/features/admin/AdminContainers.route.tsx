import { ContainersScreen, type ContainersState } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

import { containerList } from '../../api/administration.ts';
import { ApiError } from '../../api/ApiError.ts';
import { loadable } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { OpenContainerLog } from './containers/OpenContainerLog.tsx';

/** What is wrong, and how to fix it. */
const reasonsOf = (error: unknown): string =>
  error instanceof ApiError ? [error.message, error.details].filter(Boolean).join('. ') : '';

/** The containers on this machine, with their logs. */
export function AdminContainers() {
  const [address, setAddress] = useSearchParams();
  const containers = useQuery(containerList);

  const show = ({ tab, container }: ContainersState) =>
    setAddress(
      { ...(tab === 'logs' && { tab }), ...(container !== null && { container }) },
      { preventScrollReset: true },
    );

  return (
    <ContainersScreen
      state={{ tab: address.get('tab') === 'logs' ? 'logs' : 'status', container: address.get('container') }}
      onChange={show}
      containers={loadable(containers, reasonsOf)}
      renderLog={({ id, name }) => <OpenContainerLog key={id} id={id} name={name} />}
    />
  );
}
