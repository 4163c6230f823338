import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component: `
A panel from an edge: \`start\` for the navigation on narrow screens, \`end\` for details next to a list, \`bottom\` for filters or the live score as a sheet.

- **Do** use it for secondary content, such as filters.
- **Don't** put a task with unsaved work into it; a click on the overlay closes it.

**Accessibility.** A modal dialog named by its title; focus moves to the title, stays inside and returns to the opener. Escape and the overlay close it.`,
      },
    },
  },
  args: {
    title: 'Filters',
    trigger: <Button>Filters</Button>,
    children: 'Industry, stage and order.',
    footer: <Button variant="primary">Show 24 startups</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Start: Story = { args: { isOpen: true, side: 'start' } };
export const End: Story = { args: { isOpen: true } };
export const Bottom: Story = { args: { isOpen: true, side: 'bottom' } };

export const LongText: Story = {
  args: {
    isOpen: true,
    side: 'start',
    title: 'Filtros, orden y columnas de la lista de startups',
    children: 'Sector, etapa, modelo de negocio y orden de la lista de startups públicas. '.repeat(12),
    footer: <Button variant="primary">Mostrar las 24 startups</Button>,
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(within(drawer).getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Gallery: Story = {
  ...End,
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
