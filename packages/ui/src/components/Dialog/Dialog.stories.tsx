import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const trigger = <Button>Edit Kelpa</Button>;
const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save changes</Button>
  </>
);

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: `
A modal dialog for a task: a form, the origin of a figure. Header and footer stay visible, the body scrolls; under 768 px it is a bottom sheet. To ask before unsaved changes are lost, ignore \`onOpenChange\`. For a yes-or-no question use a ConfirmDialog; for content next to the page use a Drawer.

- **Do** keep it to one task with one confirming button.
- **Don't** open a dialog from a dialog, except to confirm.

**Accessibility.** A modal dialog named by its title. Focus moves to the title, so that it is read first, stays inside, and returns to the opener. Escape, the overlay and the close button close it.`,
      },
    },
  },
  args: {
    title: 'Edit Kelpa',
    description: 'How the startup is presented. Scores come from the evaluation.',
    trigger,
    footer,
    footerNote: '1 field to correct · 3 changes',
    children: 'University spin-off that turns farmed seaweed into a biodegradable gel for wound care.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { isOpen: true } };

export const Scrolling: Story = {
  args: {
    isOpen: true,
    size: 'large',
    children: <div>{'Long content that scrolls between head and foot. '.repeat(160)}</div>,
  },
};

/** A key figure is shown at the end of the header, and under the title on a phone. */
export const WithFigure: Story = {
  args: {
    isOpen: true,
    size: 'large',
    overline: 'Financial',
    title: 'Operational efficiency',
    description: 'How well money turns into business.',
    figure: <strong>52,8 of 100</strong>,
    footer: <Button>Close</Button>,
    footerNote: undefined,
    children: 'LTV/CAC, revenue per employee and margin.',
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    size: 'small',
    title: 'Editar la información pública de Energías Renovables del Cantábrico Oriental',
    description: 'Lo que cualquiera puede leer sobre la startup. La puntuación procede de la evaluación.',
    footerNote: 'Quedan dos campos por corregir y tres cambios sin guardar',
    footer: (
      <>
        <Button>Descartar los cambios</Button>
        <Button variant="primary">Guardar los cambios</Button>
      </>
    ),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit Kelpa' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Kelpa' });
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Gallery: Story = {
  ...Open,
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
