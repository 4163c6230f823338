import { ContainerLog } from '@aval/screens';

import { containerLog } from '../../../api/administration.ts';
import { detailsOf } from '../../../api/ApiError.ts';
import { loadable } from '../../../api/loadable.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { usePauseToast } from '../log/usePauseToast.ts';

interface OpenContainerLogProps {
  id: string;
  name: string;
}

/** Loads the log of a container. */
export function OpenContainerLog({ id, name }: OpenContainerLogProps) {
  const onPausedChange = usePauseToast();
  const log = useQuery(containerLog(id));
  return <ContainerLog name={name} feed={{ log: loadable(log, detailsOf), refresh: log.refetch, onPausedChange }} />;
}
