import type { FactId } from '@aval/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { filledValues } from '../../testing/filledValues.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import { masterData } from '../../testing/masterData.ts';
import { toCreateBody } from '../toCreateBody.ts';
import { StartupSummary, type StartupSummaryProps } from './StartupSummary.tsx';

afterEach(cleanup);

const startup = toCreateBody(filledValues(), { currentYear: 2026, userId: 7 });

const listed = {
  ...startup,
  team: {
    members: [
      { id: 1, name: 'Ana Gil', role: 'CEO' },
      { id: 2, role: 'CTO' },
    ],
  },
  value_proposition: { competitors: [{ name: 'Rival', strength: 7 }] },
  financials: { revenue_history: [{ year: 2025, revenue: 310_000 }] },
};

function show(props: Partial<StartupSummaryProps> = {}, locale: 'en' | 'es' = 'en') {
  render(
    <FormsStory locale={locale}>
      <StartupSummary startup={startup} lookups={masterData} defaultedFields={startup.defaulted_fields} {...props} />
    </FormsStory>,
  );
}

const linesOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');

describe('StartupSummary', () => {
  it('has the six cards in form order', () => {
    show();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'General Information',
      'Classification',
      'Team',
      'Market',
      'Financials',
      'Innovation & Technology',
    ]);
  });

  it('shows the labels of classifications and values with units', () => {
    show();
    expect(valueOf('Industry')).toBe('Technology');
    expect(valueOf('Market Size')).toBe('Large (100 M-1 B EUR)');
    expect(valueOf('Technical Expertise')).toBe('4 / 5');
    expect(valueOf('Burn Rate')).toBe('18.000 € / month');
    expect(valueOf('Visibility')).toBe('Private');
    expect(valueOf('Owner')).toBe('You');
  });

  it('marks missing and unstated values', () => {
    show();
    expect(valueOf('NIF')).toBe('No data');
    expect(valueOf('Lifetime Value')).toBe('No data');
    expect(valueOf('Network Effects')).toBe('default1 / 1');
  });

  it('shows the source next to every value', () => {
    show({ sourceOf: (id) => (id === 'industry_id' ? null : { kind: 'document', text: `from ${id}.pdf` }) });
    expect(valueOf('Technical Expertise')).toBe('4 / 5from technical_expertise.pdf');
    expect(valueOf('Industry')).toBe('Technology');
    expect(valueOf('NIF')).toBe('No data');
    expect(valueOf('Network Effects')).toBe('default1 / 1');
  });

  it('says once where most values come from, and marks the others', () => {
    show({
      sourceOf: (id) =>
        id === 'industry_id'
          ? { kind: 'stated', text: 'Entered by Luis' }
          : {
              kind: id === 'technical_expertise' ? 'document' : 'stated',
              text: id === 'technical_expertise' ? 'deck.pdf' : 'Entered by Ana',
            },
    });
    expect(screen.getAllByText(/Entered by Ana/).map((each) => each.textContent)).toEqual([
      'Without a mark: Entered by Ana',
    ]);
    expect(valueOf('Technical Expertise')).toBe('4 / 5deck.pdf');
    expect(valueOf('Industry')).toBe('TechnologyEntered by Luis');
    expect(valueOf('Business Expertise')).not.toContain('Entered');
  });

  it('says what is noted beside a value, but not beside missing and unstated ones', () => {
    show({ noteOf: (id) => (id === 'industry_id' ? null : <span>14 months old</span>) });
    expect(valueOf('Technical Expertise')).toBe('14 months old4 / 5');
    expect(valueOf('Industry')).toBe('Technology');
    expect(valueOf('NIF')).toBe('No data');
    expect(valueOf('Network Effects')).toBe('default1 / 1');
  });

  it('reserves space for a source in every row, so that values are aligned', () => {
    show({ sourceOf: (id) => (id === 'name' ? { kind: 'document', text: 'deck.pdf' } : null) });
    const places = screen.getAllByRole('definition').map((value) => value.lastElementChild);
    expect(new Set(places.map((place) => place?.className)).size).toBe(1);
    cleanup();
    show();
    const bare = screen.getAllByRole('definition').map((value) => value.lastElementChild?.className);
    expect(bare).not.toContain(places[0]?.className);
  });

  it('does not mark a missing value as a default', () => {
    show({ startup: { name: 'Ostra Bio' }, defaultedFields: ['team_size'] });
    expect(valueOf('Team Size')).toBe('No data');
    expect(screen.getByText('No description')).toBeDefined();
  });

  it("shows 'Unknown' for an id without a row", () => {
    show({ lookups: {}, startup: { industry_id: 99 } });
    expect(valueOf('Industry')).toBe('Unknown');
    expect(valueOf('Stage')).toBe('No data');
  });

  it('links a URL only when it is a web address', () => {
    show({ startup: { website_url: 'https://www.vereda.example/', linkedin_url: 'javascript:alert(1)' } });
    const general = screen.getByRole('region', { name: 'General Information' });
    const links = within(general).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.vereda.example/']);
    expect(links[0]?.textContent).toContain('vereda.example');
    expect(valueOf('LinkedIn')).toBe('javascript:alert(1)');
  });

  it('is translated to Spanish', () => {
    show({}, 'es');
    expect(valueOf('Experiencia en el sector')).toBe('8 años');
    expect(valueOf('Visibilidad')).toBe('Privada');
    expect(valueOf('Efectos de red')).toBe('por defecto1 / 1');
  });

  it('shows the long descriptions with their line breaks below their group, and omits empty ones', () => {
    const text = 'Three founders.\n\nOne of them drives.';
    show({ startup: { ...startup, team_description: text, market_description: ' ' } });
    const team = within(screen.getByRole('region', { name: 'Team' }));
    expect(team.getByText('Team Description').nextElementSibling?.textContent).toBe(text);
    expect(team.getAllByRole('term').at(-1)?.textContent).toBe('Team Description');
    expect(screen.queryByText('Market Description')).toBeNull();
  });

  it('lists people, competitors and revenue below their group, and omits empty lists', () => {
    show({ startup: { ...listed, financials: { revenue_history: [] } } });
    expect(linesOf('Team')).toEqual(['Ana GilCEO', 'Member 2CTO']);
    expect(linesOf('Market')).toEqual(['RivalStrength 7 / 10']);
    expect(screen.queryByText('Revenue by year')).toBeNull();
  });

  it.each([
    ['en', 'team', /History of Members/],
    ['en', 'value_proposition', /History of Competitors/],
    ['es', 'financials', /Historial de Ingresos por año/],
  ] as const)('opens the history of a list by keyboard (%s, %s)', async (locale, field, name) => {
    const onHistory = vi.fn<(field: FactId) => void>();
    show({ startup: listed, onHistory }, locale);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onHistory.mock.calls).toEqual([[field]]);
  });

  it('marks the source of a list like that of other values', () => {
    show({
      startup: listed,
      sourceOf: (id) => (id === 'team' ? { kind: 'document', text: 'deck.pdf' } : { kind: 'stated', text: 'By Ana' }),
    });
    expect(valueOf('Members')).toContain('deck.pdf');
    expect(valueOf('Competitors')).not.toContain('By Ana');
  });

  it('offers editing only with permission', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
