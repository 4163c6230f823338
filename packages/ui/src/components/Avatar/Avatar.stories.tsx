import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow, galleryTable } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const names = [
  'Solara',
  'Sextante AI',
  'Nómada Health',
  'Lumbre',
  'Cumbre Security',
  'Marea Logistics',
  'Puente',
  'Kelpa',
  'Alba Robotics',
  'Ostra Bio',
];

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component: `
Initials of a startup or a person on one of ten colours. The colour is a hash of the name, so the same name looks the same on every screen and in every export.

- **Do** pass the full name, so that 'Kumo Energía' and 'Kumo Salud' get different colours.
- **Don't** use it to mark a state; the colour depends only on the name.

**Accessibility.** Decoration next to the written name, which is the usual case; \`isNamed\` makes it an image with the name when it is used alone.`,
      },
    },
  },
  args: { name: 'Solara' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { isNamed: true } };
export const Unnamed: Story = { args: { name: '' } };
export const LongText: Story = {
  args: { name: 'Plataforma Integral de Logística Frigorífica', size: 'huge' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      {avatarSizes.map((size) => (
        <div key={size} className={galleryRow}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
