import '../../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';

import { FormsStory } from '../../testing/FormsStory.tsx';
import { WizardFormStory } from '../../testing/WizardFormStory.tsx';
import { wizardField, type WizardFieldId } from '../wizardFields.ts';
import { StartupFieldInput } from './StartupFieldInput.tsx';

afterEach(cleanup);

const fields = ['name', 'foundation_year', 'burn_rate', 'revenue', 'profit_margin', 'team_size'] as const;

it.each([
  ['foundation_year', /Foundation year/, '2023'],
  ['burn_rate', /Burn Rate/, '1200000'],
  ['profit_margin', /Profit Margin/, '-12,5'],
  ['team_size', /Team Size/, '12'],
] as const)('typing in %s renders that field again and no other', async (id, label, text) => {
  const rendered: WizardFieldId[] = [];
  const user = userEvent.setup();
  render(
    <FormsStory>
      <WizardFormStory>
        {fields.map((each) => (
          <Profiler key={each} id={each} onRender={() => rendered.push(each)}>
            <StartupFieldInput field={wizardField(each)} />
          </Profiler>
        ))}
      </WizardFormStory>
    </FormsStory>,
  );
  await user.click(screen.getByRole('textbox', { name: label }));
  rendered.length = 0;
  await user.keyboard(text);
  expect(new Set(rendered)).toEqual(new Set([id]));
});

it('refuses a typed burn of 0, states it by a switch, and gives back what was typed', async () => {
  const user = userEvent.setup();
  render(
    <FormsStory>
      <WizardFormStory>
        <StartupFieldInput field={wizardField('burn_rate')} />
      </WizardFormStory>
    </FormsStory>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Burn Rate/ });
  await user.type(input, '0');
  await user.tab();
  expect(await screen.findByText('Burn Rate must be greater than 0')).toBeTruthy();
  await user.clear(input);
  await user.type(input, '12000');
  const profitable = screen.getByRole('switch', { name: 'We do not burn cash (profitable)' });
  await user.click(profitable);
  expect([input.value, input.disabled]).toEqual(['0', true]);
  expect(screen.queryByText(/must be/)).toBeNull();
  await user.click(profitable);
  expect([input.value, input.disabled]).toEqual(['12.000', false]);
});

it('adds a scheme to a typed domain', async () => {
  render(
    <FormsStory>
      <WizardFormStory>
        <StartupFieldInput field={wizardField('website_url')} />
      </WizardFormStory>
    </FormsStory>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Website/ });
  await userEvent.type(input, 'www.ejemplo.es');
  await userEvent.tab();
  expect(input.value).toBe('https://www.ejemplo.es');
});
