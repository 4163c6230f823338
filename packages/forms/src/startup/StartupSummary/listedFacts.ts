import {
  competitorFacts,
  type StartupFinancials,
  type StartupTeam,
  type StartupValueProposition,
} from '@aval/contract';
import { formatMoney, formatPercent, type Locale } from '@aval/metrics';
import { printTypedNumber } from '@aval/ui';

/** One line of a list: name and details; at least one of them is not empty. */
export interface ListedFact {
  name: string;
  details: readonly string[];
}

const { market_share: shareFact, strength: strengthFact } = competitorFacts;
const textOf = (text: string | null | undefined): string => text?.trim() ?? '';
const isNotEmpty = ({ name, details }: ListedFact): boolean => name !== '' || details.length > 0;

/** The members of a team with their roles, in their order. */
export function listedMembers(team: StartupTeam | null | undefined): ListedFact[] {
  return (team?.members ?? [])
    .map(({ name, role }) => ({ name: textOf(name), details: [textOf(role)].filter(Boolean) }))
    .filter(isNotEmpty);
}

/** The competitors with their market share and strength, in their order. */
export function listedCompetitors(
  proposition: StartupValueProposition | null | undefined,
  locale: Locale,
): ListedFact[] {
  return (proposition?.competitors ?? [])
    .map(({ name, market_share: share, strength }) => ({
      name: textOf(name),
      details: [
        ...(typeof share === 'number' ? [`${shareFact.label[locale]} ${formatPercent(share * 100)}`] : []),
        ...(typeof strength === 'number'
          ? [`${strengthFact.label[locale]} ${printTypedNumber(strength)} / ${strengthFact.max}`]
          : []),
      ],
    }))
    .filter(isNotEmpty);
}

/** The revenue by year, newest first; years without a figure are omitted. */
export function listedRevenue(financials: StartupFinancials | null | undefined): ListedFact[] {
  return (financials?.revenue_history ?? [])
    .toSorted((a, b) => b.year - a.year)
    .flatMap(({ year, revenue }) =>
      typeof revenue === 'number' ? [{ name: String(year), details: [formatMoney(revenue)] }] : [],
    );
}
