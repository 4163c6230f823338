import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { tones } from '../Badge/tones.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component: `
A message that stays in the page, next to its subject: the error above a sign-in button, 'Startup created successfully!' above the wizard. For a confirmation that may disappear, use a toast.

- **Do** state what happened and what the user can do, in two sentences at most.
- **Don't** stack several; show the most important one with the number of others.

**Accessibility.** \`danger\` is an alert and announced immediately, every other tone is a polite status. The close button dismisses it; the parent then moves the focus to where the user continues.`,
      },
    },
  },
  decorators: [inFormBox],
  args: { children: 'Seven values are still defaults; each one you confirm narrows the range.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = { args: { tone: 'danger', children: 'El correo o la contraseña no son correctos.' } };
export const Dismissible: Story = {
  args: {
    tone: 'success',
    title: 'Startup created successfully!',
    children: 'Your startup has been registered successfully with ID: 42',
    onDismiss: fn(),
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'La evaluación se apoya en pocos datos confirmados',
    children: 'Nadie ha declarado el margen de beneficio: cuenta cuarenta de cien hasta que alguien lo haga.',
    action: <Button size="small">Declararlo ahora</Button>,
    onDismiss: fn(),
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} onDismiss={fn()}>
          Profit margin counts 40 of 100 until somebody states it.
        </Banner>
      ))}
      <Banner
        tone="success"
        title="Startup created successfully!"
        action={<Button size="small">Open it</Button>}
        onDismiss={fn()}
      >
        Your startup has been registered successfully with ID: 42
      </Banner>
    </div>
  ),
};
