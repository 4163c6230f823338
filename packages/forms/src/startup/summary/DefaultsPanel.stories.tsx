import { masterDataSeed } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { filledValues } from '../../testing/filledValues.ts';
import { withMessages } from '../../testing/storyLocale.tsx';
import { WizardFormStory } from '../../testing/WizardFormStory.tsx';
import { StartupFieldInput } from '../fields/StartupFieldInput.tsx';
import type { WizardFieldId } from '../wizardFields.ts';
import { defaultRows } from './defaultRows.ts';
import { DefaultsPanel } from './DefaultsPanel.tsx';

const scene = { master: masterDataSeed, currentYear: 2026 };
const rows = defaultRows(filledValues(), new Set(), scene);
const afterTwo = defaultRows(
  { ...filledValues(), team_completeness: 5, price_advantage: 0.4 },
  new Set<WizardFieldId>(['team_completeness', 'price_advantage']),
  scene,
);

const meta = {
  title: 'Forms/Startup/DefaultsPanel',
  component: DefaultsPanel,
  args: {
    rows,
    renderInput: (field) => <StartupFieldInput field={field} />,
    onChange: fn(),
    onDone: fn(),
    onConfirm: fn(),
    onUndo: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <WizardFormStory values={filledValues()}>
          <Story />
        </WizardFormStory>
      </div>
    ),
    withMessages,
  ],
  parameters: {
    docs: {
      description: {
        component:
          "The form's defaults, to be confirmed or edited individually and in place before a startup is created. They cannot be confirmed all at once, because one click would turn favourable defaults into facts. They are sorted by how much they narrow the range; confirmed and edited ones move to the end and can be undone.\n\n- **Do** show it last, when everything else is answered and only defaults are left.\n- **Don't** add a button that confirms them all, or sort by what would raise the score.\n\n**Accessibility.** A list whose buttons name their field. The number of reviewed values is announced. Opening a row moves the focus to its control.",
      },
    },
  },
} satisfies Meta<typeof DefaultsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A row in edit mode contains the control of its field. */
export const Changing: Story = { args: { changing: 'network_effects' } };

export const SomeConfirmed: Story = { args: { rows: afterTwo } };

/** All fields were answered. */
export const Empty: Story = { args: { rows: [] } };

export const LongText: Story = {
  args: { rows: afterTwo },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};

/** Confirms and undoes with the keyboard only. */
export const Keyboard: Story = {
  render: function KeyboardStory(args) {
    const [confirmed, setConfirmed] = useState<ReadonlySet<WizardFieldId>>(new Set());
    const values = { ...filledValues(), ...Object.fromEntries([...confirmed].map((id) => [id, 1])) };
    return (
      <DefaultsPanel
        {...args}
        rows={defaultRows(values, confirmed, scene)}
        onConfirm={(id) => setConfirmed((before) => new Set(before).add(id))}
        onUndo={(id) => setConfirmed((before) => new Set([...before].filter((other) => other !== id)))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Confirm Team Completeness' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 of 7 reviewed')).toBeVisible();
    canvas.getByRole('button', { name: 'Undo Team Completeness' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '7 defaults to review' })).toBeVisible();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { rows: afterTwo },
};
