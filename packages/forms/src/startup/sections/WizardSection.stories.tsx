import { fieldGroupIds } from '@aval/contract';
import { Card, CardBody } from '@aval/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { filledValues } from '../../testing/filledValues.ts';
import { masterData } from '../../testing/masterData.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { WizardFormStory } from '../../testing/WizardFormStory.tsx';
import type { LookupStates } from '../useLookups.ts';
import { WizardSection } from './WizardSection.tsx';

const ready: LookupStates = {
  industries: { status: 'ready', rows: masterData.industries },
  stages: { status: 'ready', rows: masterData.stages },
  businessModels: { status: 'ready', rows: masterData.businessModels },
  marketSizes: { status: 'ready', rows: masterData.marketSizes },
  financingTypes: { status: 'ready', rows: masterData.financingTypes },
};

const meta = {
  title: 'Forms/Startup/WizardSection',
  component: WizardSection,
  args: { group: 'team', lookups: ready, onRetryLookup: fn() },
  argTypes: { group: { control: 'select', options: fieldGroupIds } },
  decorators: [
    (Story, { parameters }) => (
      <WizardFormStory values={parameters['isFilled'] ? filledValues() : undefined}>
        <Card padding="none" style={{ maxInlineSize: 720 }}>
          <CardBody>
            <Story />
          </CardBody>
        </Card>
      </WizardFormStory>
    ),
    withMessages,
  ],
  parameters: {
    docs: {
      description: {
        component:
          "One step of the wizard: the fields of a group in the order, with the limits and with the explanations of the field table. A new field of the table appears here automatically, with its label, its help and the labels of its scale.\n\n- **Do** add new questions to the field table, which provides everything they need.\n- **Don't** add a field by hand: validation, mapping and summary would not include it.\n\n**Accessibility.** Sub-headings group the fields; every control is named by its label and described by its help and its message. An unanswered slider says so instead of announcing a value.",
      },
    },
  },
} satisfies Meta<typeof WizardSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const General: Story = { args: { group: 'general' } };
export const Classification: Story = { args: { group: 'classification' } };
export const Market: Story = { args: { group: 'market' } };
export const Financials: Story = { args: { group: 'financials' } };
export const Innovation: Story = { args: { group: 'innovation' } };

export const Filled: Story = { args: { group: 'financials' }, parameters: { isFilled: true } };

/** Messages appear on blur, each with the name of its field. */
export const FieldErrors: Story = {
  args: { group: 'financials' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Financing Type' }));
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Burn Rate' }), '0');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Funding Raised' }), '0');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Revenue' }), '-5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Profit Margin' }), '140');
    await userEvent.tab();
    for (const message of [
      'Financing Type is required',
      'Burn Rate must be greater than 0',
      'Funding Raised must be greater than 0',
      'Revenue must be greater or equal to 0',
      'Profit Margin must be between -100 and 100',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const Loading: Story = { args: { group: 'classification', lookups: {} } };

export const ErrorState: Story = {
  args: {
    group: 'classification',
    lookups: {
      ...ready,
      stages: { status: 'failed', message: '' },
      businessModels: { status: 'failed', message: 'The service is not available right now' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Error loading stages')).toBeVisible();
    await expect(
      canvas.getByText('Error loading business models. The service is not available right now'),
    ).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    await expect(args.onRetryLookup).toHaveBeenCalledWith('stages');
  },
};

/** The gaps between adjacent labels below a slider, in px. */
function labelGaps(canvasElement: HTMLElement): number[] {
  const words = [...canvasElement.querySelectorAll('[aria-hidden="true"] > span > button')].map((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return text.getBoundingClientRect();
  });
  // In a narrow slider every other label is one line lower.
  const lines = Object.values(Object.groupBy(words, ({ top }) => Math.round(top)));
  return lines.flatMap((line = []) => line.slice(1).map((word, index) => word.left - (line[index]?.right ?? 0)));
}

/** Longer labels still have gaps between them below each slider. */
export const Spanish: Story = {
  args: { group: 'market' },
  parameters: { locale: 'es', isFilled: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Madurez del mercado' });
    await document.fonts.ready;
    const gaps = labelGaps(canvasElement);
    await expect(gaps.length).toBeGreaterThan(10);
    await expect(Math.min(...gaps)).toBeGreaterThan(3);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } }, parameters: { isFilled: true } };

export const LongText: Story = {
  args: { group: 'innovation' },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** Selects, slides, types and undoes with the keyboard only. */
export const Keyboard: Story = {
  args: { group: 'team' },
  play: async ({ canvas }) => {
    const founders = canvas.getByRole('slider', { name: 'Number of Founders' });
    await userEvent.tab();
    await expect(founders).toHaveFocus();
    await expect(founders).toHaveAttribute('aria-valuetext', 'Not answered');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(founders).toHaveAttribute('aria-valuenow', '2');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Number of Founders' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}40');
    await userEvent.tab();
    await expect(await canvas.findByText('Number of Founders must be between 1 and 10')).toBeVisible();
    founders.focus();
    await userEvent.keyboard('{Delete}');
    await expect(founders).toHaveAttribute('aria-valuetext', 'Not answered');
    await expect(canvas.queryByText('Number of Founders must be between 1 and 10')).toBeNull();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false }, isFilled: true },
  args: { group: 'innovation' },
};
