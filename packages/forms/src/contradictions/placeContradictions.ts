import type { Contradiction } from '@aval/metrics';

/** The contradictions beside one field: those that are shown there, and those that are shown beside another one. */
export interface PlacedContradictions {
  shown: readonly Contradiction[];
  linked: readonly { contradiction: Contradiction; at: string }[];
}

interface Screen {
  /** The paths of the fields on screen, in their order. */
  fields: readonly string[];
  touched: ReadonlySet<string>;
  /** Where contradictions are shown already, by their id: they do not move. */
  places?: ReadonlyMap<string, string>;
}

/**
 * Decides beside which field each contradiction is shown: the first involved one that the person has touched, or else
 * the first involved one that is on screen. The other involved fields on screen link to it.
 *
 * @returns By path; a contradiction between fields that are not on screen is left out.
 */
export function placeContradictions(
  found: readonly Contradiction[],
  { fields, touched, places }: Screen,
): ReadonlyMap<string, PlacedContradictions> {
  const placed = new Map<string, { shown: Contradiction[]; linked: { contradiction: Contradiction; at: string }[] }>();
  const partsOf = (path: string) => {
    const parts = placed.get(path) ?? { shown: [], linked: [] };
    placed.set(path, parts);
    return parts;
  };
  for (const contradiction of found) {
    const involved = fields.filter((path) => isInvolved(contradiction, path));
    const place = places?.get(contradiction.id);
    const at = involved.find((path) => path === place) ?? involved.find((path) => touched.has(path)) ?? involved[0];
    if (at === undefined) continue;
    partsOf(at).shown.push(contradiction);
    for (const path of involved) if (path !== at) partsOf(path).linked.push({ contradiction, at });
  }
  return placed;
}

/** A path inside a list of facts, such as the revenue of one year, is involved with the list. */
function isInvolved({ fields }: Contradiction, path: string): boolean {
  return fields.some((field) => path === field || path.startsWith(`${field}.`));
}
