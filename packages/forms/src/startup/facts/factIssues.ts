import {
  academicFacts,
  capitalFacts,
  competitorFacts,
  corporateFacts,
  factIssueText,
  type FactTable,
  founderFacts,
  memberFacts,
  message,
  revenueFacts,
  studentFacts,
  surveyFacts,
  type Text,
  tieFacts,
} from '@aval/contract';

import type { FactObjectId, FactValues, TieRow } from './factValues.ts';

export type FactIssues = ReadonlyMap<string, Text>;

const memberOf: Text = { en: 'Member', es: 'Miembro' };

/** The issues of one object of the facts by path, in screen order. */
export function factIssues(id: FactObjectId, values: FactValues): FactIssues {
  const issues = new Map<string, Text>();
  if (id === 'team') {
    const { members, relationships, founders } = values.team;
    validateRows(issues, 'team.members', named(memberFacts), members);
    validateTies(issues, relationships);
    validateRows(issues, 'team.relationships', tieFacts, relationships);
    validateRows(issues, 'team.founders', named(founderFacts), founders);
  } else if (id === 'financials') {
    const { revenue_history: history } = values.financials;
    validateObject(issues, 'financials', capitalFacts, values.financials);
    validateRows(issues, 'financials.revenue_history', revenueFacts, history);
    validateRepeats(
      issues,
      'financials.revenue_history',
      'year',
      revenueFacts.year.label,
      history.map(({ year }) => year),
    );
  } else {
    const { competitors, corporate, educational } = values.value_proposition;
    const students = 'value_proposition.educational.students';
    validateObject(issues, 'value_proposition', surveyFacts, values.value_proposition);
    validateRows(issues, 'value_proposition.competitors', named(competitorFacts), competitors);
    validateObject(issues, 'value_proposition.corporate', corporateFacts, corporate);
    validateObject(issues, 'value_proposition.educational', academicFacts, educational);
    validateRows(issues, students, studentFacts, educational.students);
    const disciplines = educational.students.map(({ discipline }) => discipline.trim() || null);
    validateRepeats(issues, students, 'discipline', studentFacts.discipline.label, disciplines);
  }
  return issues;
}

type Issues = Map<string, Text>;

/** A row must have a name. */
function named(table: FactTable): FactTable {
  const { name } = table;
  return name ? { ...table, name: { ...name, required: true } } : table;
}

function validateObject(issues: Issues, path: string, table: FactTable, values: object): void {
  const held: Readonly<Record<string, unknown>> = { ...values };
  for (const [id, fact] of Object.entries(table)) {
    const issue = factIssueText(fact, held[id]);
    if (issue) issues.set(`${path}.${id}`, issue);
  }
}

function validateRows(issues: Issues, path: string, table: FactTable, rows: readonly object[]): void {
  for (const [index, row] of rows.entries()) validateObject(issues, `${path}.${index}`, table, row);
}

function validateRepeats(issues: Issues, path: string, id: string, label: Text, values: readonly unknown[]): void {
  for (const [index, value] of values.entries()) {
    const isRepeated = value !== null && values.indexOf(value) < index;
    if (isRepeated && !issues.has(`${path}.${index}.${id}`)) {
      issues.set(`${path}.${index}.${id}`, message('duplicate', { label }));
    }
  }
}

function validateTies(issues: Issues, ties: readonly TieRow[]): void {
  const seen = new Set<string>();
  for (const [index, { a, b }] of ties.entries()) {
    const path = `team.relationships.${index}`;
    if (a === null) issues.set(`${path}.a`, message('required', { label: memberOf }));
    if (b === null) issues.set(`${path}.b`, message('required', { label: memberOf }));
    if (a === null || b === null) continue;
    const pair = [String(a), String(b)].toSorted().join('\n');
    if (String(a) === String(b)) issues.set(`${path}.b`, message('sameMember'));
    else if (seen.has(pair)) issues.set(`${path}.b`, message('duplicate', { label: tieLabel }));
    seen.add(pair);
  }
}

const tieLabel: Text = { en: 'This tie', es: 'Este vínculo' };
