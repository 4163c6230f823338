import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, FileJson, FileText, LogOut, Trash2, UserRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const onSelect = fn();

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '22rem' },
      description: {
        component: `
A menu of actions and links: Export, the user menu, Administration. Entries are data: items (with \`href\` a link), choices with a check, headings and separators. Put destructive actions last, after a separator. Show fewer than three actions as buttons instead.

- **Do** word entries consistently, and put the destructive one last.
- **Don't** hide the page's main action in it.

**Accessibility.** A menu button: Enter, Space or Down open it, arrows and first letters move, Enter chooses, Escape closes and returns focus.`,
      },
    },
  },
  args: {
    trigger: <Button iconEnd={ChevronDown}>Export</Button>,
    entries: [
      { id: 'pdf', label: 'PDF', icon: FileText, detail: 'A4', onSelect },
      { id: 'json', label: 'JSON', icon: FileJson, onSelect },
      { id: 'csv', label: 'CSV', isDisabled: true, detail: 'soon' },
      { kind: 'separator', id: 'before-delete' },
      { id: 'delete', label: 'Delete startup', icon: Trash2, tone: 'danger', onSelect },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { isOpen: true, align: 'start' } };

export const Choices: Story = {
  args: {
    isOpen: true,
    align: 'start',
    trigger: <Button iconEnd={ChevronDown}>Sort</Button>,
    entries: [
      { kind: 'heading', id: 'by', label: 'Order by' },
      { kind: 'choice', id: 'name', label: 'Name', isChecked: true },
      { kind: 'choice', id: 'year', label: 'Foundation year', isChecked: false },
      { kind: 'choice', id: 'update', label: 'Last update', isChecked: false },
    ],
  },
};

export const Links: Story = {
  args: {
    isOpen: true,
    align: 'start',
    trigger: <Button variant="ghost">Marta</Button>,
    entries: [
      { id: 'profile', label: 'Profile', icon: UserRound, href: '#profile' },
      { id: 'logout', label: 'Logout', icon: LogOut },
    ],
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    align: 'start',
    trigger: <Button>Exportar</Button>,
    entries: [
      { id: 'pdf', label: 'Informe completo con gráficos y recomendaciones en formato PDF', icon: FileText },
      { id: 'md', label: 'Informe en Markdown para incluirlo en otros documentos', icon: FileJson, detail: 'texto' },
    ],
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /PDF/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Gallery: Story = {
  ...Open,
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
};
