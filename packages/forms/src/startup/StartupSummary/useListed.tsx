import type { FieldGroupId, Startup, StartupFieldId } from '@aval/contract';
import type { Definition } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useFormsLocale } from '../../messages.ts';
import { type ListedFact, listedCompetitors, listedMembers, listedRevenue } from './listedFacts.ts';
import { ListedFacts } from './ListedFacts.tsx';

type Structured = Partial<Pick<Startup, 'team' | 'financials' | 'value_proposition'>>;

/** A list that a structured field has beside its figures. */
interface FieldList {
  field: keyof Structured;
  group: FieldGroupId;
  term: string;
  /** Its key in the value of the field. */
  part: string;
  /** Reads it from the values of a startup. */
  of: (startup: Structured) => readonly ListedFact[];
  /** Fallback for a missing name. */
  nameOf: (number: number) => string;
}

/** People, competitors and revenue by year. */
export function useFieldLists(): readonly FieldList[] {
  const { t } = useLingui();
  const locale = useFormsLocale();
  return [
    {
      field: 'team',
      group: 'team',
      term: t`Members`,
      part: 'members',
      of: ({ team }) => listedMembers(team),
      nameOf: (number) => t`Member ${number}`,
    },
    {
      field: 'value_proposition',
      group: 'market',
      term: t`Competitors`,
      part: 'competitors',
      of: ({ value_proposition: proposition }) => listedCompetitors(proposition, locale),
      nameOf: (number) => t`Competitor ${number}`,
    },
    {
      field: 'financials',
      group: 'financials',
      term: t`Revenue by year`,
      part: 'revenue_history',
      of: ({ financials }) => listedRevenue(financials),
      nameOf: String,
    },
  ];
}

/**
 * The lists of a startup by group: people, competitors and revenue. Empty lists are omitted.
 *
 * @param markOf Returns the mark of a field's value.
 */
export function useListed(
  startup: { readonly [Id in StartupFieldId]?: unknown },
  markOf: (field: keyof Structured, term: string) => ReactNode,
): ReadonlyMap<FieldGroupId, Definition> {
  const lists = useFieldLists();
  return new Map(
    lists
      // API values have been validated by their schema.
      .map(({ of, ...list }) => ({ ...list, facts: of(startup as Structured) }))
      .filter(({ facts }) => facts.length > 0)
      .map(({ field, group, term, facts, nameOf }) => [
        group,
        {
          id: `${group} list`,
          term,
          layout: 'stacked' as const,
          value: <ListedFacts facts={facts} nameOf={nameOf} />,
          mark: markOf(field, term),
        },
      ]),
  );
}
