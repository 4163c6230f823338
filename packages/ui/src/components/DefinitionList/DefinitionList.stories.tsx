import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDashed, FileText, UserPen } from 'lucide-react';

import { markIcon } from '../../testing/frames.css.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'Components/Data/DefinitionList',
  component: DefinitionList,
  parameters: {
    docs: {
      description: {
        component: `
Facts about one item, one per line: term left, value right. A missing value is shown as 'No data', never as 0 or a gap. A mark after the value shows its source; space for it is reserved in every row, so that values line up; \`hasMarks\` reserves it in a list without marks next to one with marks. A badge before the value says its state or age, and stands above it where both do not fit. \`stacked\` gives a long text the whole width.

- **Do** keep terms short and in order of importance.
- **Don't** use it to compare two items; use a ComparisonTable.

**Accessibility.** A description list: each value is read with its term. A mark needs its own name (\`role="img"\` with a label).`,
      },
    },
  },
  decorators: [inCardBox],
  args: {
    items: [
      { term: 'Location', value: 'Bilbao, Spain' },
      { term: 'Foundation year', value: '2023' },
      { term: 'Tax ID Number', value: null },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An empty list renders nothing; use an EmptyState if it needs a message. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: [
      { term: 'Denominación completa del modelo de negocio', value: 'Mercado digital con comisión por transacción' },
      { term: 'Identificación fiscal', value: '' },
      { term: 'Gasto mensual neto', value: '22.000 € / mes', badge: <Badge>de hace 7 meses</Badge> },
    ],
  },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    items: [
      {
        term: 'Description',
        layout: 'stacked',
        value: 'Marketplace where small exporters sell their unpaid invoices to several lenders at once.',
      },
      {
        term: 'Location',
        value: 'Bilbao, Spain',
        mark: <UserPen role="img" aria-label="stated" className={markIcon} />,
      },
      { term: 'Revenue', value: '120.000 €', mark: <FileText role="img" aria-label="document" className={markIcon} /> },
      {
        term: 'Profit margin',
        value: '−100,0 %',
        badge: <Badge icon={CircleDashed}>default</Badge>,
      },
      { term: 'Website', value: <TextLink href="#site">puente.example</TextLink> },
      { term: 'YouTube', value: undefined },
    ],
  },
};
