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
