import '../../testing/jsdom.ts';
import { startupField } from '@aval/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { FormsStory } from '../../testing/FormsStory.tsx';
import { WizardFormStory } from '../../testing/WizardFormStory.tsx';
import { wizardFieldsOf } from '../wizardFields.ts';
import { WizardSection, type WizardSectionProps } from './WizardSection.tsx';

afterEach(cleanup);

function show(group: WizardSectionProps['group'], locale: 'en' | 'es' = 'en') {
  const commits: string[] = [];
  render(
    <FormsStory locale={locale}>
      <WizardFormStory>
        <Profiler id="section" onRender={(_, phase) => commits.push(phase)}>
          <WizardSection group={group} />
        </Profiler>
      </WizardFormStory>
    </FormsStory>,
  );
  return { commits, user: userEvent.setup() };
}

const slider = (name: RegExp) => screen.queryByRole('slider', { name });

describe('WizardSection', () => {
  it('contains every field of its group, with its label', () => {
    for (const group of ['general', 'team', 'market', 'financials', 'innovation'] as const) {
      show(group);
      for (const field of wizardFieldsOf(group)) expect(screen.getAllByText(field.label.en).length).toBeGreaterThan(0);
      cleanup();
    }
  });

  it('uses the current language', () => {
    show('team', 'es');
    expect(screen.getByRole('heading', { name: 'Equipo' })).toBeDefined();
    expect(screen.getByRole('slider', { name: /Experiencia técnica/ })).toBeDefined();
  });

  it('does not re-render while a text is typed', async () => {
    const { commits, user } = show('general');
    const name = screen.getByLabelText(/Startup Name/);
    await user.click(name);
    commits.length = 0;
    await user.keyboard('Vereda Mobility');
    expect(name).toHaveProperty('value', 'Vereda Mobility');
    expect(commits).toEqual([]);
  });

  it.each([
    ['1.234,56', '1.234,56'],
    ['1,234.56', '1.234,56'],
    ['1.234', '1.234'],
    ['€ 5.000', '5.000'],
    ['  900 ', '900'],
    ['0,125', '0,13'],
    ['25000.123', '25.000,12'],
    ['25.000 €/mes', '25.000'],
    ['25.000\u00A0€ / month', '25.000'],
    ['25k', '25.000'],
    ['3M', '3.000.000'],
  ])('understands a pasted amount of "%s"', async (pasted, shown) => {
    const { user } = show('financials');
    const burn = screen.getByLabelText(/Burn Rate/);
    await user.click(burn);
    await user.paste(pasted);
    await user.tab();
    expect(burn).toHaveProperty('value', shown);
  });

  it.each([
    ['Burn Rate', '1e9', 'Burn Rate must be a number'],
    ['Burn Rate', '12Mio', 'Burn Rate must be a number'],
    ['Burn Rate', '$1,234.56', 'Burn Rate must be in euros, not in dollars: convert it first'],
    ['Burn Rate', '5.000 GBP', 'Burn Rate must be in euros, not in GBP: convert it first'],
    ['Burn Rate', '300.000 €/año', 'Burn Rate must be in € / month, not in € / year'],
    ['Profit Margin', '20 €', 'Profit Margin must be in %, not in euros'],
    ['Cash Runway', '20 %', 'Cash Runway must be in months, not in %'],
    ['Burn Rate', '🚀', 'Burn Rate must be a number'],
    ['Burn Rate', '9'.repeat(10_000), 'Burn Rate must be a number'],
    ['Burn Rate', '-3', 'Burn Rate must be greater than 0'],
    ['Revenue', '-3', 'Revenue must be greater or equal to 0'],
    ['Profit Margin', 'a third', 'Profit Margin must be a number'],
    ['Profit Margin', '140', /Profit Margin must be between/],
  ])('says what is wrong with a %s of "%s" and keeps it', async (label, pasted, message) => {
    const { user } = show('financials');
    const field = screen.getByRole('textbox', { name: label });
    await user.click(field);
    await user.paste(pasted);
    await user.tab();
    expect(await screen.findByText(message)).toBeDefined();
    expect(field).toHaveProperty('value', pasted);
  });

  it.each(['2024.5', '12024', '1899', '2027', '2024-02-30', '1e3', '🗓️', '9'.repeat(10_000)])(
    'says what is wrong with the year "%s" and keeps it',
    async (pasted) => {
      const { user } = show('general');
      const year = screen.getByLabelText(/Foundation year/);
      await user.clear(year);
      await user.paste(pasted);
      await user.tab();
      expect(await screen.findByText(/Foundation year must be (between|a number)/)).toBeDefined();
      expect(year).toHaveProperty('value', pasted);
    },
  );

  it('keeps an invalid number next to a slider, with a message', async () => {
    const { user } = show('team');
    const figure = screen.getByRole('textbox', { name: /Team Size/ });
    await user.type(figure, 'six');
    await user.tab();
    expect(await screen.findByText('Team Size must be a number')).toBeDefined();
    expect(figure).toHaveProperty('value', 'six');
  });

  it('accepts 10,000 characters and an emoji, and reports when there are too many', async () => {
    const { user } = show('general');
    const description = screen.getByLabelText(/Description/);
    fireEvent.change(description, { target: { value: `🚌${'a'.repeat(9_998)}` } });
    fireEvent.blur(description);
    expect(screen.queryByText(/must have at most/)).toBeNull();
    fireEvent.change(description, { target: { value: 'a'.repeat(10_001) } });
    expect(await screen.findByText('Description must have at most 10000 characters')).toBeDefined();
    await user.clear(description);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://🚀',
    'https://user@',
    'a'.repeat(10_000),
  ])('refuses "%s" as an address', async (address) => {
    const { user } = show('general');
    const website = screen.getByLabelText('Website URL');
    await user.click(website);
    await user.paste(address);
    await user.tab();
    expect(await screen.findByText(/Website URL must/)).toBeDefined();
  });

  it('shows the current year until it is changed, and requires one when it is cleared', async () => {
    const { user } = show('general');
    const year = screen.getByLabelText(/Foundation year/);
    expect(year).toHaveProperty('value', '2026');
    await user.clear(year);
    await user.tab();
    expect(await screen.findByText(`${startupField('foundation_year').label.en} is required`)).toBeDefined();
    await user.type(year, '2027');
    expect(await screen.findByText('Foundation year must be between 1900 and current year')).toBeDefined();
  });

  it('can filter unanswered fields, and never hides a field while it is being answered', async () => {
    const { user } = show('team');
    expect(screen.getByRole('button', { name: /Show only unanswered/ })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: /Team Size/ }), '6');
    await user.type(screen.getByRole('textbox', { name: /Number of Founders/ }), '40');
    await user.click(await screen.findByRole('button', { name: 'Show only unanswered (6)' }));
    expect(slider(/Team Size/)).toBeNull();
    expect(slider(/Number of Founders/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /Keep default 5 Technical Expertise/ }));
    expect(slider(/Technical Expertise/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all fields' }));
    expect(slider(/Team Size/)?.getAttribute('aria-valuenow')).toBe('6');
  });

  it('accepts more patents than its slider shows', async () => {
    const { user } = show('innovation');
    const patents = screen.getByRole('textbox', { name: /Patents/ });
    await user.type(patents, '250');
    await user.tab();
    expect(patents).toHaveProperty('value', '250');
    expect(screen.queryByText(/Patents must be/)).toBeNull();
    await user.clear(patents);
    await user.type(patents, '1001');
    expect(await screen.findByText('Patents must be between 0 and 1000')).toBeDefined();
  });
});
