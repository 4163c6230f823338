import type { FieldGroupId, Startup, StartupFieldId } from '@aval/contract';
import type { Definition } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { useFormsLocale } from '../../messages.ts';
import { listedCompetitors, listedMembers, listedRevenue } from './listedFacts.ts';
import { ListedFacts } from './ListedFacts.tsx';

type Structured = Partial<Pick<Startup, 'team' | 'financials' | 'value_proposition'>>;

/** The lists of a startup by group: people, competitors and revenue. Empty lists are omitted. */
export function useListed(startup: { readonly [Id in StartupFieldId]?: unknown }): ReadonlyMap<
  FieldGroupId,
  Definition
> {
  const { t } = useLingui();
  const locale = useFormsLocale();
  // API values have been validated by their schema.
  const { team, financials, value_proposition: proposition } = startup as Structured;
  const lists = [
    { group: 'team', term: t`Members`, facts: listedMembers(team), nameOf: (number: number) => t`Member ${number}` },
    {
      group: 'market',
      term: t`Competitors`,
      facts: listedCompetitors(proposition, locale),
      nameOf: (number: number) => t`Competitor ${number}`,
    },
    { group: 'financials', term: t`Revenue history`, facts: listedRevenue(financials), nameOf: String },
  ] as const;
  return new Map(
    lists
      .filter(({ facts }) => facts.length > 0)
      .map(({ group, term, ...list }) => [
        group,
        { id: `${group} list`, term, layout: 'stacked' as const, value: <ListedFacts {...list} /> },
      ]),
  );
}
