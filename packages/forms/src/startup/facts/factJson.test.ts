import { describe, expect, it } from 'vitest';

import { storedStartup } from '../../testing/storedStartup.ts';
import { factText, readFacts, valuesOfText } from './factJson.ts';
import { factObjectIds, factValuesOf } from './factValues.ts';

const values = factValuesOf(storedStartup);

describe('the JSON view', () => {
  it.each(factObjectIds)('round-trips %s', (id) => {
    expect(JSON.parse(factText(id, values))).toEqual(storedStartup[id]);
    expect(valuesOfText(id, factText(id, values))?.[id]).toEqual(values[id]);
  });

  it('treats an empty text and null as unknown', () => {
    expect(readFacts('team', '  ', 'en')).toMatchObject({ ok: true, facts: { team: null } });
    expect(readFacts('team', 'null', 'en')).toMatchObject({ ok: true, facts: { team: null } });
  });

  it('reports the position of a syntax error', () => {
    expect(readFacts('team', '{\n  "members": [,]\n}', 'en')).toEqual({
      ok: false,
      issues: [{ path: '', message: 'This is not valid JSON: line 2, column 15' }],
    });
    expect(readFacts('team', '{', 'es')).toEqual({
      ok: false,
      issues: [{ path: '', message: 'Esto no es JSON válido: línea 1, columna 2' }],
    });
  });

  it.each(['[]', '5', '"team"', 'true'])('requires an object instead of %s', (text) => {
    expect(readFacts('team', text, 'en')).toEqual({
      ok: false,
      issues: [{ path: '', message: 'An object is expected here, in braces: { … }' }],
    });
  });

  it('reports a duplicate key, one of which would be lost', () => {
    expect(readFacts('financials', '{"total_debt": 1, "total_debt": 2}', 'es')).toEqual({
      ok: false,
      issues: [{ path: 'total_debt', message: 'total_debt aparece más de una vez, y solo se puede guardar una' }],
    });
  });

  it('reports every invalid path, in the current language', () => {
    const text = '{"total_debt": "a", "totl_equity": 1, "revenue_history": [{"year": 2024.5}, {}]}';
    expect(readFacts('financials', text, 'en')).toEqual({
      ok: false,
      issues: [
        { path: 'total_debt', message: 'Total debt must be a number' },
        { path: 'revenue_history.0.year', message: 'Year must be a number' },
        { path: 'revenue_history.1.year', message: 'Year is required' },
        { path: 'totl_equity', message: 'Unknown field: totl_equity' },
      ],
    });
    expect(valuesOfText('financials', text)).toBeNull();
  });
});
