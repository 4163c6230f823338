import {
  academicFacts,
  capitalFacts,
  corporateFacts,
  type FactTable,
  type ObjectFieldId,
  type Startup,
  surveyFacts,
} from '@aval/contract';

/** A number of the facts while it is edited: null, a number, or an invalid text. */
type Figure = number | string | null;

type Sheet<Table extends FactTable> = { -readonly [Id in keyof Table]: Figure };

export interface MemberRow {
  id: string | number;
  name: string;
  role: string;
}

export interface TieRow {
  a: string | number | null;
  b: string | number | null;
  strength: Figure;
}

/** The structured facts for the form: every list and value exists, empty when unknown. */
export interface FactValues {
  team: {
    members: MemberRow[];
    relationships: TieRow[];
    founders: { name: string; previous_startups: Figure; successful_exits: Figure }[];
  };
  financials: Sheet<typeof capitalFacts> & { revenue_history: { year: Figure; revenue: Figure }[] };
  value_proposition: Sheet<typeof surveyFacts> & {
    competitors: { name: string; market_share: Figure; strength: Figure }[];
    corporate: Sheet<typeof corporateFacts>;
    educational: Sheet<typeof academicFacts> & { students: { discipline: string; students: Figure }[] };
  };
}

export const factObjectIds = ['team', 'financials', 'value_proposition'] as const satisfies readonly ObjectFieldId[];
export type FactObjectId = (typeof factObjectIds)[number];

type StoredFacts = Pick<Startup, FactObjectId>;

/** Converts stored facts to form values. */
export function factValuesOf({ team, financials, value_proposition: value }: StoredFacts): FactValues {
  const { corporate, educational } = value ?? {};
  return {
    team: {
      members: (team?.members ?? []).map(({ id, name, role }) => ({ id, name: name ?? '', role: role ?? '' })),
      relationships: (team?.relationships ?? []).map(({ a, b, strength }) => ({ a, b, strength: strength ?? null })),
      founders: (team?.founders ?? []).map((founder) => ({
        name: founder.name ?? '',
        previous_startups: founder.previous_startups ?? null,
        successful_exits: founder.successful_exits ?? null,
      })),
    },
    financials: {
      ...sheetOf(capitalFacts, financials),
      revenue_history: (financials?.revenue_history ?? []).map(({ year, revenue }) => ({
        year,
        revenue: revenue ?? null,
      })),
    },
    value_proposition: {
      ...sheetOf(surveyFacts, value),
      competitors: (value?.competitors ?? []).map((competitor) => ({
        name: competitor.name ?? '',
        market_share: competitor.market_share ?? null,
        strength: competitor.strength ?? null,
      })),
      corporate: sheetOf(corporateFacts, corporate),
      educational: {
        ...sheetOf(academicFacts, educational),
        students: Object.entries(educational?.students ?? {}).map(([discipline, students]) => ({
          discipline,
          students,
        })),
      },
    },
  };
}

/** Converts one object for the request: known values, trimmed texts, and null when it is empty. */
export function sentFacts(id: FactObjectId, values: FactValues): unknown {
  if (id !== 'value_proposition') return known(values[id]) ?? null;
  const { educational, ...rest } = values.value_proposition;
  const { students, ...academic } = educational;
  const counts = students.map((row) => [row.discipline.trim(), row.students] as const);
  const named = Object.fromEntries(counts.filter(([discipline, count]) => discipline !== '' || count !== null));
  // Keep a discipline without a number.
  const kept = Object.keys(named).length > 0 ? { students: named } : {};
  const academy = { ...emptied(known(academic)), ...kept };
  const isAcademic = Object.keys(academy).length > 0;
  const facts = { ...emptied(known(rest)), ...(isAcademic && { educational: academy }) };
  return Object.keys(facts).length > 0 ? facts : null;
}

/** An unused member id. */
export function nextMemberId(members: readonly MemberRow[]): number {
  const numbers = members.map(({ id }) => Number(id)).filter((id) => Number.isSafeInteger(id));
  return Math.max(0, ...numbers) + 1;
}

function sheetOf<Table extends FactTable>(table: Table, stored: object | null | undefined): Sheet<Table> {
  const values = Object.entries(stored ?? {}).filter(([id]) => id in table);
  const empty = Object.keys(table).map((id) => [id, null] as const);
  return Object.fromEntries([...empty, ...values]) as Sheet<Table>;
}

function emptied(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Removes empty texts, nulls, empty lists and objects. Undefined when nothing is left. */
function known(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) {
    const rows = value.map(known).filter((row) => row !== undefined);
    return rows.length > 0 ? rows : undefined;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {}).flatMap(([id, part]) => {
    const kept = known(part);
    return kept === undefined ? [] : [[id, kept] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
