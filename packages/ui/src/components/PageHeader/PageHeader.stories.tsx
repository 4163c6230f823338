import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, MapPin, Plus } from 'lucide-react';

import { markIcon } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisibilityBadge } from '../VisibilityBadge/VisibilityBadge.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component: `
The title of a page, one sentence about it, and its actions: at most one primary. A named item (a startup) has its avatar before the title, its state next to it and its facts below.

- **Do** keep the title a noun, and one primary action at most.
- **Don't** repeat the breadcrumb in the title.

**Accessibility.** Contains the page's only h1. After navigation the app moves focus there, so it is programmatically focusable.`,
      },
    },
  },
  args: {
    title: 'Dashboard',
    description: 'What needs you, and the ten startups whose range begins highest.',
    actions: (
      <LinkButton href="#new" icon={Plus}>
        New Startup
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Thing: Story = {
  args: {
    title: 'Puente',
    description: undefined,
    media: <Avatar name="Puente" size="huge" />,
    badges: <VisibilityBadge isPrivate={false} />,
    facts: (
      <>
        <span>
          <MapPin aria-hidden className={markIcon} />
          Bilbao, Spain
        </span>
        <span>Founded in 2023</span>
        <TextLink href="https://puente.example" isExternal>
          puente.example
        </TextLink>
      </>
    ),
    actions: (
      <>
        <Button icon={Bookmark}>Follow</Button>
        <Button variant="primary">Recalculate</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Energías Renovables del Cantábrico Oriental',
    description: 'Completa la información para registrar una nueva startup en el sistema y obtener su evaluación.',
    actions: <Button variant="primary">Volver a calcular</Button>,
  },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  ...Thing,
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
