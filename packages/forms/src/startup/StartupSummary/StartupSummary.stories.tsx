import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { filledValues } from '../../testing/filledValues.ts';
import { masterData } from '../../testing/masterData.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { toCreateBody } from '../toCreateBody.ts';
import { StartupSummary } from './StartupSummary.tsx';

const startup = toCreateBody(filledValues(), { currentYear: 2026, userId: 7 });

const described = {
  ...startup,
  product_description: 'An app for the village, a route planner for the operator.\n\nBoth work without a network.',
  market_description: '1,900 municipalities of fewer than 500 people have no daily bus.',
  team_description: 'Three founders from the university of Zaragoza; the drivers take turns at the table.',
  financial_description: 'Two councils pay per trip made; a third has signed a letter.',
};

const meta = {
  title: 'Forms/Startup/StartupSummary',
  component: StartupSummary,
  args: { startup, lookups: masterData, defaultedFields: startup.defaulted_fields },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "All facts of a startup in six cards: on its page, and as the last step of the wizard. Missing values read 'No data', unconfirmed defaults are marked 'default', and classifications show their label. The cards fill as many columns as fit.\n\n- **Do** show every field, including empty ones: what is missing is part of the result.\n- **Don't** edit in it. Edit links to the step or the section of the field.\n\n**Accessibility.** Each card is a region named by its title with a list of terms and values. The Edit buttons name what they edit. Reading order is the order of the form, regardless of the number of columns.",
      },
    },
  },
} satisfies Meta<typeof StartupSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the wizard every card links back to its step. */
export const Editable: Story = { args: { onEdit: fn() } };

/** The source of each value as an icon with a tooltip. */
export const Sourced: Story = {
  args: {
    sourceOf: (id) =>
      id === 'revenue' || id === 'burn_rate'
        ? { kind: 'document', text: 'pitch-deck.pdf, p. 9' }
        : { kind: 'stated', text: 'Entered by Ana Gil on 12/06/2026' },
  },
};

/** Each mark opens the values that its field has had; a value without a mark has a clock. */
export const WithHistory: Story = {
  args: {
    onHistory: fn(),
    sourceOf: (id) =>
      id === 'revenue'
        ? { kind: 'document', text: 'pitch-deck.pdf, p. 9' }
        : { kind: 'stated', text: 'Entered by Ana Gil on 12/06/2026' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'pitch-deck.pdf, p. 9 History of Revenue' }));
    await expect(args.onHistory).toHaveBeenLastCalledWith('revenue');
    canvas.getByRole('button', { name: 'History of Burn Rate' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHistory).toHaveBeenLastCalledWith('burn_rate');
  },
};

/** Descriptions in full below the facts of their group, if any. */
export const Described: Story = { args: { startup: described } };

/** People, competitors and revenue by year below the facts of their group, if any. */
export const Listed: Story = {
  args: {
    startup: {
      ...startup,
      team: {
        members: [
          { id: 1, name: 'Ana Gil', role: 'Chief executive' },
          { id: 2, name: 'Leo Marín', role: 'Engineering' },
          { id: 3, name: 'نور الدين', role: null },
        ],
      },
      value_proposition: {
        competitors: [
          { name: 'Viaje al Pueblo', market_share: 0.31, strength: 7 },
          { name: 'Cooperativa Intermunicipal de Transporte', market_share: null, strength: 4 },
        ],
      },
      financials: {
        revenue_history: [
          { year: 2024, revenue: 120_000 },
          { year: 2025, revenue: 310_000 },
        ],
      },
    },
  },
};

/** Only the name is known, as after reading a page with little information. */
export const Empty: Story = { args: { startup: { name: 'Ostra Bio', is_private: 1 }, defaultedFields: [] } };

/** The lists have not loaded, so classifications have no labels yet. */
export const UnknownNames: Story = { args: { lookups: {} } };

export const LongText: Story = {
  args: {
    style: { inlineSize: 240 },
    startup: {
      ...startup,
      name: 'Cooperativa Intermunicipal de Transporte a Demanda del Maestrazgo y la Sierra de Gúdar',
      website_url: 'https://www.transporteademandadelmaestrazgoylasierradegudar.example/inicio/',
    },
  },
  parameters: { locale: 'es' },
};

export const Keyboard: Story = {
  args: { onEdit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit General Information' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /vereda.example/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('classification');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { startup: described, onEdit: fn() },
};
