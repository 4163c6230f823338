import { describe, expect, it } from 'vitest';

import type { Fact } from '../extraction/extractFacts.ts';
import { acceptedSources } from './acceptedSources.ts';
import type { DemoFacts } from './types.ts';

const facts = { name: 'Hilo', team_size: 11, burn_rate: 9000, defaulted_fields: ['burn_rate'] } as DemoFacts;
const read = (field: Fact['field'], value: Fact['value'], quote: string): Fact => ({
  field,
  value,
  quote,
  confidence: 90,
  page: 2,
  cell: null,
});

describe('the values of a document that are accepted', () => {
  it('are those that the startup states, with their quote', () => {
    const found = { facts: [read('name', 'Hilo', 'Hilo'), read('team_size', 12, '12 people')] };
    expect(acceptedSources(facts, [{ document_id: 7, found }])).toEqual({
      name: { kind: 'document', document_id: 7, page: 2, cell: null, quote: 'Hilo', confidence: 90 },
    });
  });

  it('come from the first document that states them', () => {
    const readings = [7, 8].map((document_id) => ({
      document_id,
      found: { facts: [read('team_size', 11, `${document_id}: 11 people`)] },
    }));
    expect(acceptedSources(facts, readings)['team_size']).toMatchObject({ document_id: 7, quote: '7: 11 people' });
  });

  it('are none that only a default stands for', () => {
    const found = { facts: [read('burn_rate', 9000, 'Burn: 9,000')] };
    expect(acceptedSources(facts, [{ document_id: 7, found }])).toEqual({});
  });
});
