import type { Follower } from './follow.ts';

const component = `import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Thing.css.ts';

export interface ThingProps extends ComponentProps<'p'> {
  /** The name of the person who is quoted. */
  author?: string | undefined;
}

/** A quotation with its author. */
export function Thing({ author, className, children, ...rest }: ThingProps) {
  return (
    <p {...rest} className={clsx(styles.thing, className)}>
      {children}
      {author !== undefined && <small> {author}</small>}
    </p>
  );
}
`;

const styles = `import { style } from '@vanilla-extract/css';

import { ui } from '../../theme/layered.ts';
import { textRule } from '../../theme/rules.ts';

export const thing = style(ui({ ...textRule('sm'), overflowWrap: 'anywhere' }));
`;

const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';

import { Thing } from './Thing.tsx';

const meta = {
  title: 'Components/Layout/Thing',
  component: Thing,
  parameters: {
    docs: {
      description: {
        component: \`
A quotation with its author. A page about a team would use it.

**Accessibility.** Plain text.\`,
      },
    },
  },
  args: { children: 'Measure, then cut' },
} satisfies Meta<typeof Thing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { children: 'Measure, then cut. '.repeat(20) } };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { author: 'A carpenter' },
};
`;

const test = `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Thing } from '../../index.ts';

afterEach(cleanup);

describe('Thing', () => {
  conforms(<Thing>Measure, then cut</Thing>);

  it('shows the author', () => {
    render(<Thing author="A carpenter">Measure, then cut</Thing>);
    expect(screen.getByText('A carpenter')).toBeDefined();
  });
});
`;

/** Follows the recipe for a component that no screen uses yet, and whose docs state which screen would. */
export function addComponent({ write, insert, run, fails, passes }: Follower): void {
  const folder = 'packages/ui/src/components/Thing';
  write(`${folder}/Thing.tsx`, component);
  write(`${folder}/Thing.css.ts`, styles);
  fails('npm run anatomy', `${folder}: Thing.stories.tsx is missing`);
  write(`${folder}/Thing.stories.tsx`, stories);
  fails('npm run anatomy', `${folder}: Thing.test.tsx is missing`);
  write(`${folder}/Thing.test.tsx`, test);
  insert(
    'packages/ui/src/index.ts',
    'export { Badge, type BadgeProps }',
    "export { Thing, type ThingProps } from './components/Thing/Thing.tsx';\n",
  );
  run('npm run anatomy');
  passes('npm run typecheck');
  passes(`npx vitest run --project components ${folder}`);
}
