import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';

import { galleryTable } from '../../testing/frames.css.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { FollowingBadge } from '../FollowingBadge/FollowingBadge.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Card } from './Card.tsx';
import { CardBody } from './CardBody.tsx';
import { CardFooter } from './CardFooter.tsx';
import { CardHeader } from './CardHeader.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  subcomponents: { CardHeader, CardBody, CardFooter },
  parameters: {
    docs: {
      description: {
        component: `
A subtle frame: one hairline, no shadow. CardHeader contains the title and its tools, CardFooter the badges and actions after a hairline. With \`padding="none"\` lists and tables extend to the edge, and header, body and footer have their own padding. Cards are never nested; a list inside a card is divided by hairlines.

- **Do** let a card be one subject with one title.
- **Don't** make a whole card a link; put the link on the name and an action in the footer.

**Accessibility.** A \`section\`; give it \`aria-labelledby\` with the header's \`titleId\` to make it a landmark. The title is a heading of \`level\` 2 unless the outline requires another.`,
      },
    },
  },
  decorators: [inCardBox],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const description = 'University spin-off that turns farmed seaweed into a biodegradable gel for wound care.';

export const Default: Story = { args: { children: description } };

export const WithHeader: Story = {
  args: {
    children: (
      <>
        <CardHeader
          title="Startup summary"
          tools={
            <Button variant="ghost" size="small" icon={Pencil}>
              Edit
            </Button>
          }
        />
        {description}
      </>
    ),
  },
};

export const Lists: Story = {
  args: {
    padding: 'none',
    children: (
      <>
        <CardHeader
          title="Next for you"
          description="Only what you may do."
          tools={
            <TextLink variant="action" href="#all">
              All
            </TextLink>
          }
        />
        <CardBody>{description}</CardBody>
        <CardFooter>
          <FollowingBadge isOwner isFollowing={false} />
          <LinkButton href="#view" size="small">
            View
          </LinkButton>
        </CardFooter>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <CardHeader
          title="Recomendaciones para mejorar la puntuación de la evaluación"
          description="Cada una con la ganancia que se espera de ella por separado."
          tools={
            <TextLink variant="action" href="#all">
              Ver todas
            </TextLink>
          }
        />
        Plataforma de financiación participativa para cooperativas agroalimentarias.
        <CardFooter>
          <FollowingBadge isOwner={false} isFollowing />
          <LinkButton href="#view" size="small">
            Ver el detalle
          </LinkButton>
        </CardFooter>
      </>
    ),
  },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      <Card>
        <CardHeader
          level={3}
          media={<Avatar name="Kelpa" size="large" />}
          title="Kelpa"
          description="Healthcare · Prototype · Vigo"
        />
        {description}
        <CardFooter>
          <FollowingBadge isOwner isFollowing />
          <LinkButton href="#view" size="small">
            View
          </LinkButton>
        </CardFooter>
      </Card>
      <Card padding="none">
        <CardHeader title="Startups you own" />
        <CardBody>{description}</CardBody>
        <CardFooter>The blue bar is doubt, not quality: it shrinks as facts come in.</CardFooter>
      </Card>
    </div>
  ),
};
