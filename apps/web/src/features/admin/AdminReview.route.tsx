import { type Decide, ReviewScreen } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/ApiError.ts';
import { loadable } from '../../api/loadable.ts';
import { openPublications } from '../../api/publications.ts';
import { sendAdministration } from '../../api/senders.ts';
import { reloadStartups } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';

/** Startups of new accounts that become public once an administrator agrees. */
export function AdminReview() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const publications = useQuery(openPublications);

  const handleDecision: Decide = async ({ id, startup: { name } }, body) => {
    const reload = () => client.invalidateQueries({ queryKey: openPublications.queryKey });
    try {
      await sendAdministration('decidePublication', { params: { id }, body });
    } catch (error) {
      toast.error(messageOf(error, t`Could not store the decision about ${name}`));
      // Somebody else may have decided.
      void reload();
      return false;
    }
    toast.success(body.accept ? t`${name} is public now` : t`${name} stays private`);
    await reload();
    void reloadStartups(client);
    return true;
  };

  return <ReviewScreen publications={loadable(publications)} startupHref={paths.startup} onDecide={handleDecision} />;
}
