import type { CreateStartup, Lookup } from '@aval/contract';
import { StartupWizard } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../api/ApiError.ts';
import { lookup } from '../api/masterData.ts';
import { send } from '../api/send.ts';
import { useBreadcrumb } from '../layout/crumbs.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';

/** Registers a startup in seven steps. */
export function AddStartup() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const session = useSession();
  usePageTitle(t`New Startup`);
  useBreadcrumb(t`Startups`, paths.startups, t`New Startup`);
  if (!session) return null;

  async function handleCreate(body: CreateStartup) {
    try {
      const { id } = await send('createStartup', { body });
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'master-data' });
      return { id };
    } catch (error) {
      throw new Error(messageOf(error, t`Error creating the startup`), { cause: error });
    }
  }

  return (
    <StartupWizard
      userId={session.user.id}
      asOfYear={new Date().getUTCFullYear()}
      loadLookup={(name: Lookup) => queryClient.fetchQuery(lookup(name))}
      onCreate={handleCreate}
      startupHref={paths.startup}
    />
  );
}
