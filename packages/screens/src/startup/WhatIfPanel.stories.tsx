import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { evaluationProps } from '../testing/evaluationProps.ts';
import { whatIfOf } from '../testing/whatIf.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { WhatIfPanel } from './whatIf/WhatIfPanel.tsx';

const { chosen, whatIfLink } = evaluationProps();
const gain = { rules: [], values: { cash_runway_months: 18, burn_rate: 20_000 } };

const meta = {
  title: 'Screens/Startup/WhatIfPanel',
  component: WhatIfPanel,
  args: { whatIf: whatIfOf(chosen, gain), linkOf: whatIfLink },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `Inputs to try next to the charts that they update. Nothing is stored; the change is part of the address, so that it can be sent as a link.

- **Who sees it.** Every signed-in user.
- **Data.** A stored calculation; the score is computed in the browser.

**Accessibility.** The page stays usable next to it. It takes the focus when it is opened, announces the score as a status, and closes with Escape.`,
      },
    },
  },
} satisfies Meta<typeof WhatIfPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A change that lowers the score. */
export const Loss: Story = {
  args: { whatIf: whatIfOf(chosen, { rules: [], values: { cash_runway_months: 1 } }) },
};

/** An input of which the value is unknown. */
export const Unknown: Story = {
  args: { whatIf: whatIfOf(chosen, { rules: [], values: { cash_runway_months: null } }) },
};

export const LongText: Story = { parameters: { locale: 'es' } };

/** Escape closes it. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Change another input' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.whatIf.close).toHaveBeenCalledOnce();
  },
};
