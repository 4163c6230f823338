import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Moon, Plus, Rocket, Search, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { CommandGroup } from './matchCommands.ts';

const startups: CommandGroup = {
  id: 'startups',
  label: 'Startups',
  isFound: true,
  commands: [
    { id: 'kelpa', label: 'Kelpa', detail: 'Healthcare · Vigo', icon: Rocket, href: '#kelpa' },
    { id: 'solara', label: 'Solara', detail: 'Energy · Sevilla', icon: Rocket, href: '#solara' },
  ],
};

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Go to',
    commands: [
      { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
      { id: 'browse', label: 'Browse startups', icon: Search, href: '#browse', shortcut: ['G', 'B'] },
      { id: 'users', label: 'Users', icon: Users, href: '#users', keywords: 'accounts administration' },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    commands: [
      { id: 'new', label: 'New startup', icon: Plus, shortcut: ['N'] },
      { id: 'dark', label: 'Dark theme', icon: Moon, onSelect: fn() },
    ],
  },
];

/** A page with a palette. */
function Held({ isOpen: isOpenAtFirst, onOpenChange, ...rest }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Search or jump to…</Button>
      <CommandPalette {...rest} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '32rem' },
      description: {
        component: `
Finds every page and action by a few letters. The app shell opens it from the top bar and with Ctrl K (Command K); administrators, who have the most screens, benefit most. Pass pages and actions as groups; put server results into a group with \`isFound\` and fill it from \`onSearch\`. Commands with \`href\` are links and open in a new tab with Ctrl. Store the ids of \`onCommand\` and pass them as \`recent\`.

- **Do** use the names of the pages and buttons for commands.
- **Don't** make it the only way to reach anything.

**Accessibility.** A modal dialog with a combobox: focus stays in the field, arrows, Home and End move among the options, Enter chooses, Escape closes it and returns the focus. The number of results is announced. Shortcuts are only displayed; the app must implement them.`,
      },
    },
  },
  args: { groups, isOpen: true, onOpenChange: fn(), onCommand: fn() },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Recent: Story = { args: { recent: ['users', 'new'] } };
export const Results: Story = { args: { groups: [startups, ...groups] } };
export const Loading: Story = { args: { groups: [], isSearching: true } };
export const Empty: Story = { args: { groups: [] } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'pages',
        label: 'Páginas de administración de la plataforma',
        commands: [
          {
            id: 'long',
            label: 'Plataforma de Inteligencia Marina y Aprovechamiento de Algas del Noroeste',
            detail: 'Biotecnología marina · Santiago de Compostela',
            icon: Rocket,
            shortcut: ['Ctrl', 'Mayús', 'P'],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('theme{Enter}');
    await expect(args.onCommand).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Gallery: Story = {
  args: { groups: [startups, ...groups], recent: ['new'] },
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
