import { describe, expect, it } from 'vitest';

import { wizardFieldsOf } from '../wizardFields.ts';
import { sectionLayout } from './sectionLayout.ts';

const shape = (group: Parameters<typeof wizardFieldsOf>[0]) =>
  sectionLayout(wizardFieldsOf(group)).map((section) => [
    section.title?.en,
    ...section.runs.map((run) => `${run.layout}: ${run.fields.map((field) => field.id).join(' ')}`),
  ]);

describe('sectionLayout', () => {
  it('contains every field once, in order', () => {
    for (const group of ['general', 'classification', 'team', 'market', 'financials', 'innovation'] as const) {
      const ids = sectionLayout(wizardFieldsOf(group)).flatMap((section) => section.runs.flatMap((run) => run.fields));
      expect(ids).toEqual(wizardFieldsOf(group));
    }
  });

  it('puts texts side by side, long ones in full width and switches in rows', () => {
    expect(shape('general')).toEqual([
      [
        undefined,
        'columns: name nif location foundation_year',
        'wide: description',
        'columns: website_url linkedin_url twitter_url youtube_url',
        'rows: is_private is_owner',
      ],
    ]);
  });

  it('splits a heading where sliders and amounts alternate', () => {
    expect(shape('financials')[0]).toEqual([
      'Funding',
      'columns: financing_type_id',
      'rows: cash_runway_months',
      'columns: burn_rate funding_raised',
    ]);
  });
});
