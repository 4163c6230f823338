import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { loadable, missing } from '../../api/loadable.ts';
import { calculationsOf, startupById } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { usePageTitle } from '../../shell/layout/usePageTitle.ts';
import { wholeNumber } from '../../wholeNumber.ts';

interface ComparedStartupTexts {
  title: string;
  /** The label of the page in the breadcrumb. */
  crumb: string;
  /** The toast when a startup or calculations on screen cannot be reloaded. */
  failure: string;
}

/** The startup in the address and its calculations, with the title and the breadcrumb of a comparison. */
export function useComparedStartup({ title, crumb, failure }: ComparedStartupTexts) {
  const { t } = useLingui();
  const { id: text } = useParams();
  const id = wholeNumber(text) ?? 0;
  const isId = id > 0;
  const query = useQuery(isId ? startupById(id) : { queryKey: ['no startup'], queryFn: skipToken });
  const calculations = useQuery(isId ? calculationsOf(id) : { queryKey: ['no startup'], queryFn: skipToken });
  const { data: startup, error } = query;
  usePageTitle(startup ? `${title} · ${startup.name}` : title);
  useBreadcrumb(
    t`Startups`,
    paths.startups,
    startup?.name ?? (isId && !error ? t`Startup` : undefined),
    paths.startup(id),
    crumb,
  );
  useErrorToast(startup && error, failure);
  useErrorToast(calculations.data && calculations.error, failure);
  return { id, startup: isId ? loadable(query) : missing, calculations: loadable(calculations) };
}
