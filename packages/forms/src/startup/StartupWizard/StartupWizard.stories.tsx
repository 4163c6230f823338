import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { filledValues, requiredValues } from '../../testing/filledValues.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { wizardProps } from '../../testing/wizardProps.ts';
import { StartupWizard, type StartupWizardProps } from './StartupWizard.tsx';

const { name, location, description, foundation_year, industry_id, stage_id, business_model_id } = requiredValues();
const teamValues = {
  name,
  location,
  description,
  foundation_year,
  industry_id,
  stage_id,
  business_model_id,
  founder_count: 3,
  team_size: 6,
  industry_experience_years: 8,
  founders_education_level: 4,
  technical_expertise: 4,
};

const meta = {
  title: 'Forms/Startup/StartupWizard',
  component: StartupWizard,
  args: { ...wizardProps, onCreate: fn<StartupWizardProps['onCreate']>(wizardProps.onCreate) },
  decorators: [withMessages],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          "Registers a startup in seven steps. Every field comes from the field table; the live score is computed from the answers with the same function as on the server. Sliders start unanswered: their default is stored, and reported as such until the user answers or confirms it on the last step.\n\n- **Do** give it a full screen and store its draft with `onDraftChange`: seven steps may outlast a session.\n- **Don't** put it into a dialog or shorten it; the unanswered state is meant for startups that are only partly known.\n\n**Accessibility.** One form per step, so Enter continues. Opening a step moves the focus to it; the bar under the step links to missing fields while Next is disabled. The score is announced when the answers have not changed for a while.",
      },
    },
  },
} satisfies Meta<typeof StartupWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Five answers on the third step: too few for a score, enough for a likely range. */
export const TeamStep: Story = { args: { initialDraft: { step: 2, values: teamValues } } };

export const MarketStep: Story = { args: { initialDraft: { step: 3, values: teamValues } } };

export const FinancialsStep: Story = { args: { initialDraft: { step: 4, values: filledValues() } } };

export const InnovationStep: Story = { args: { initialDraft: { step: 5, values: filledValues() } } };

export const SummaryStep: Story = { args: { initialDraft: { step: 6, values: filledValues() } } };

/** After leaving the summary for a step, one press or Enter returns to it. */
export const FromSummary: Story = {
  args: { initialDraft: { step: 6, values: filledValues() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to summary' }));
    await expect(canvas.getByRole('button', { name: 'Create Startup' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Team' }));
    await expect(canvas.getByRole('button', { name: 'Back to summary' })).toBeVisible();
  },
};

/** Discarded with one press, and restored with another. */
export const Discarded: Story = {
  args: { initialDraft: { step: 2, values: teamValues } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Another window has changed the draft: nothing is saved here until the user has chosen. */
export const ChangedElsewhere: Story = {
  args: {
    initialDraft: { step: 0, values: teamValues },
    draftState: { state: 'failed' },
    draftElsewhere: { isGone: false, onTakeOver: fn(), onKeep: fn() },
  },
};

/** The lists of a step are loading. */
export const Loading: Story = {
  args: {
    initialDraft: { step: 1, values: requiredValues() },
    loadLookup: () => new Promise(() => undefined),
  },
};

/** A list failed to load: the field shows the error and a retry. */
export const ErrorState: Story = {
  args: {
    initialDraft: { step: 1, values: requiredValues() },
    loadLookup: fn((name) => (name === 'stages' ? Promise.reject(new Error('')) : wizardProps.loadLookup(name))),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Error loading stages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.loadLookup).toHaveBeenLastCalledWith('stages');
    await expect(await canvas.findByText('Error loading stages')).toBeVisible();
  },
};

/** Warns while typing that a startup with this name already exists. */
export const Duplicate: Story = {
  args: { findSimilar: fn(() => Promise.resolve([{ id: 12, name: 'Vereda Mobility S. L.' }])) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Startup Name' }), 'Vereda');
    await expect(await canvas.findByRole('link', { name: 'Vereda Mobility S. L.' })).toBeVisible();
  },
};

/** The server rejects one field: a notice reports it, and the wizard opens that field. */
export const Refused: Story = {
  args: {
    initialDraft: { step: 6, values: filledValues() },
    onCreate: fn<StartupWizardProps['onCreate']>(() =>
      Promise.reject(
        Object.assign(new Error('NIF is already registered'), {
          issues: [{ path: 'nif', message: 'NIF is already registered' }],
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Startup' }));
    const notice = await canvas.findByRole('alert');
    await expect(within(notice).getByText('Error')).toBeVisible();
    await expect(within(notice).getByText('NIF is already registered')).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: 'NIF' });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
};

/** Created: the notice shows the id with a link, and the form is reset. */
export const Created: Story = {
  args: { initialDraft: { step: 6, values: filledValues() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Startup' }));
    await expect(await canvas.findByText('Startup created successfully!')).toBeVisible();
    await expect(canvas.getByText('Your startup has been registered successfully with ID: 61')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Startup Name' })).toHaveValue(''), {
      timeout: 4000,
    });
    await expect(canvas.getByRole('link', { name: /Vereda Mobility/ })).toHaveAttribute('href', '#/startups/61');
  },
};

/** The last step with issues on all others: they are counted and linked. */
export const EveryError: Story = {
  args: {
    initialDraft: {
      step: 6,
      values: {
        ...filledValues(),
        name: '',
        industry_id: null,
        founder_count: 40,
        burn_rate: 0,
        profit_margin: 'a third',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create Startup' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '2 fields to complete, 3 to correct' }));
    await expect(await canvas.findByText('Startup Name is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Startup Name' })).toHaveFocus();
  },
};

/** While the request is pending, the button keeps its width, and the form can neither be left nor submitted again. */
export const Submitting: Story = {
  args: {
    initialDraft: { step: 6, values: filledValues() },
    onCreate: fn<StartupWizardProps['onCreate']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Startup' }));
    await expect(canvas.getByRole('button', { name: /Creating/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

/** The server does not respond: a notice reports it, and the input is kept. */
export const ServerError: Story = {
  args: {
    initialDraft: { step: 6, values: filledValues() },
    onCreate: fn<StartupWizardProps['onCreate']>(() => Promise.reject(new Error(''))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Startup' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error creating the startup');
    await expect(canvas.getByRole('button', { name: 'Create Startup' })).toBeEnabled();
  },
};

export const Spanish: Story = {
  args: { initialDraft: { step: 6, values: filledValues() } },
  parameters: { locale: 'es' },
};

export const Narrow: Story = {
  args: { initialDraft: { step: 2, values: teamValues } },
  globals: { viewport: { value: 'mobile2' } },
};

export const LongText: Story = {
  args: { initialDraft: { step: 2, values: requiredValues() } },
  parameters: { locale: 'es' },
};

/** From an empty form to a startup with the keyboard only. */
export const Keyboard: Story = {
  args: { onCreate: fn<StartupWizardProps['onCreate']>(wizardProps.onCreate) },
  play: async ({ args, canvas, step }) => {
    const next = () => canvas.getByRole('button', { name: 'Next' });
    await step('General Information', async () => {
      await expect(next()).toBeDisabled();
      canvas.getByRole('textbox', { name: 'Startup Name' }).focus();
      await userEvent.keyboard('Vereda');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('Teruel, Spain');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('Buses on demand');
      await userEvent.tab();
      await waitFor(() => expect(next()).toBeEnabled());
      await userEvent.keyboard('{Enter}');
    });
    await step('Classification', async () => {
      const industry = await canvas.findByRole('combobox', { name: 'Industry' });
      await waitFor(() => expect(industry).toBeEnabled());
      await userEvent.tab();
      await expect(industry).toHaveFocus();
      await userEvent.selectOptions(industry, 'Technology');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stage' }), 'MVP');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Business Model' }), 'B2B');
      await waitFor(() => expect(next()).toBeEnabled());
      next().focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Team', async () => {
      await canvas.findByRole('heading', { name: 'Team' });
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name: 'Number of Founders' })).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('slider', { name: 'Number of Founders' })).toHaveAttribute('aria-valuenow', '3');
      next().focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Market', async () => {
      const size = await canvas.findByRole('combobox', { name: 'Market Size' });
      await waitFor(() => expect(size).toBeEnabled());
      await userEvent.selectOptions(size, 'Large (100 M-1 B EUR)');
      canvas.getByRole('textbox', { name: 'Total Market Size' }).focus();
      await userEvent.keyboard('900');
      await userEvent.tab();
      await userEvent.keyboard('120,5');
      await waitFor(() => expect(next()).toBeEnabled());
      await userEvent.keyboard('{Enter}');
    });
    await step('Financials', async () => {
      const type = await canvas.findByRole('combobox', { name: 'Financing Type' });
      await waitFor(() => expect(type).toBeEnabled());
      await userEvent.selectOptions(type, 'Business angels');
      canvas.getByRole('textbox', { name: 'Burn Rate' }).focus();
      await userEvent.keyboard('18000');
      await expect(canvas.getByRole('textbox', { name: 'Burn Rate' })).toHaveValue('18.000');
      canvas.getByRole('textbox', { name: 'Profit Margin' }).focus();
      await userEvent.keyboard('-35');
      await waitFor(() => expect(next()).toBeEnabled());
      await userEvent.keyboard('{Enter}');
    });
    await step('Innovation & Technology', async () => {
      await canvas.findByRole('heading', { name: 'Innovation & Technology' });
      next().focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Summary', async () => {
      const confirm = await canvas.findByRole('button', { name: 'Confirm Patents' });
      confirm.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Undo Patents' })).toBeVisible();
      const create = canvas.getByRole('button', { name: 'Create Startup' });
      create.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Startup created successfully!')).toBeVisible();
    });
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Vereda', founder_count: 3, burn_rate: 18_000, target_segment_size: 120.5 }),
      expect.any(String),
    );
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { ...TeamStep.args, draftState: { state: 'saving' } },
};
