import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Building2,
  ChevronDown,
  CirclePlus,
  FolderPlus,
  Folders,
  LayoutDashboard,
  Mail,
  Plus,
  Rocket,
  Search,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ProfileTypeBadge } from '../ProfileTypeBadge/ProfileTypeBadge.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ThemeSwitcher } from '../ThemeSwitcher/ThemeSwitcher.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

function CollapsibleShell({ isCollapsed = false, onCollapsedChange, ...rest }: AppShellProps) {
  const [isShut, setIsShut] = useState(isCollapsed);
  const handleCollapsedChange = (next: boolean) => {
    onCollapsedChange?.(next);
    setIsShut(next);
  };
  return <AppShell {...rest} isCollapsed={isShut} onCollapsedChange={handleCollapsedChange} />;
}

const person = (
  <DropdownMenu
    trigger={
      <Button variant="ghost" iconEnd={ChevronDown}>
        <Avatar name="Marta Iriarte" />
        Marta
      </Button>
    }
    entries={[
      { id: 'profile', label: 'Profile', href: '#profile' },
      { id: 'logout', label: 'Logout' },
    ]}
  />
);

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
The frame of every signed-in page. The top bar contains the logo, the breadcrumb of nested pages and the user menu; the sidebar contains the sections with icons and counts, can collapse to its icons, and becomes a drawer with a menu button under 1024 px. Content that does not fit a narrow bar (\`wideActions\`) moves into that drawer.

- **Do** show counts only for sections where a number requires action, and keep the sidebar under ten entries.
- **Don't** put filters or the actions of a page into the bar; they belong to its PageHeader.

**Accessibility.** Banner, navigation and main landmarks, and a first link that skips to the content. The current page is marked with \`aria-current\`. In the collapsed sidebar each icon keeps its name and shows it as a tooltip. The drawer is a modal dialog that closes when a link is followed.`,
      },
    },
  },
  args: {
    homeHref: '#home',
    isCollapsed: false,
    onCollapsedChange: fn(),
    groups: [
      {
        id: 'overview',
        label: 'Overview',
        items: [{ id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: LayoutDashboard, isCurrent: true }],
      },
      {
        id: 'startups',
        label: 'Startups',
        items: [
          { id: 'browse', label: 'Browse', href: '#browse', icon: Search },
          { id: 'mine', label: 'My Startups', href: '#mine', icon: Rocket, count: 9 },
          { id: 'new', label: 'New Startup', href: '#new', icon: Plus },
        ],
      },
      {
        id: 'portfolios',
        label: 'Portfolios',
        items: [
          { id: 'portfolios', label: 'My Portfolios', href: '#portfolios', icon: Folders, count: 3 },
          { id: 'add', label: 'Add Portfolio', href: '#add', icon: FolderPlus },
        ],
      },
    ],
    footerItems: [{ id: 'contact', label: 'Contact', href: '#contact', icon: Mail }],
    wideActions: (
      <>
        <ProfileTypeBadge name="Inversor" />
        <ThemeSwitcher value="light" />
      </>
    ),
    actions: (
      <>
        <LanguageSwitcher />
        {person}
      </>
    ),
    children: (
      <div className={galleryTable}>
        <PageHeader
          title="Dashboard"
          description="What needs you, and the ten startups whose range begins highest."
          actions={
            <LinkButton href="#new" icon={Plus}>
              New Startup
            </LinkButton>
          }
        />
        <StatCard
          title="My Startups"
          figures={[
            { value: '2', label: 'Owned' },
            { value: '7', label: 'Following' },
          ]}
          action={
            <TextLink variant="action" href="#mine">
              Open
            </TextLink>
          }
        />
      </div>
    ),
  },
  render: (args) => <CollapsibleShell {...args} />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Collapsed: Story = { args: { isCollapsed: true } };
export const Nested: Story = {
  args: { breadcrumb: [{ label: 'Startups', href: '#browse' }, { label: 'Puente' }] },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/**
 * A user who has collapsed the sidebar on a desktop opens the app on a phone, which has no sidebar: the content has the
 * whole width.
 */
export const CollapsedNarrow: Story = {
  args: { isCollapsed: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // The sidebar is next to the content only on wide screens.
    const beside =
      canvas.queryByRole('navigation')?.closest('[data-collapsed] > *')?.getBoundingClientRect().width ?? 0;
    const { width } = canvas.getByRole('main').getBoundingClientRect();
    await expect(width + beside).toBe(document.documentElement.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'admin',
        label: 'Administración de la plataforma',
        items: [
          { id: 'users', label: 'Personas usuarias y permisos', href: '#users', icon: Users, count: 1204 },
          { id: 'calc', label: 'Recalcular las evaluaciones', href: '#calc', icon: CirclePlus },
          { id: 'industry', label: 'Sectores', href: '#industry', icon: Building2, isCurrent: true },
        ],
      },
    ],
    breadcrumb: [
      { label: 'Administración de la plataforma', href: '#admin' },
      { label: 'Ingesta de documentos de Energías Renovables del Cantábrico Oriental' },
    ],
  },
  globals: { locale: 'es' },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand' })).toBeVisible());
    await userEvent.hover(canvas.getByRole('link', { name: 'My Startups' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('My Startups');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
