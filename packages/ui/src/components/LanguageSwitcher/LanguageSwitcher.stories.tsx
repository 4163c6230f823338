import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Forms/LanguageSwitcher',
  component: LanguageSwitcher,
  parameters: {
    docs: {
      description: {
        component: `
English or Spanish, in the top bar and on the public pages. It takes effect immediately and keeps typed text. Figures stay in Spanish format in both languages.

- **Do** keep typed text when the language changes.
- **Don't** use flags: a language is not a country.

**Accessibility.** Two radio buttons in a group; each language is named in its own language and marked with its own \`lang\`.`,
      },
    },
  },
  args: { onValueChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Spanish: Story = { args: { value: 'es' } };
export const LongText: Story = { globals: { locale: 'es' }, decorators: [inNarrowBox] };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'EN English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('es');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      <LanguageSwitcher value="en" />
      <LanguageSwitcher value="es" />
    </div>
  ),
};
