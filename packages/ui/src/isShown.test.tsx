import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Banner } from './components/Banner/Banner.tsx';
import { CardHeader } from './components/Card/CardHeader.tsx';
import { ConfirmDialog } from './components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from './components/Dialog/Dialog.tsx';
import { EmptyState } from './components/EmptyState/EmptyState.tsx';
import { ErrorPanel } from './components/ErrorPanel/ErrorPanel.tsx';
import { PageHeader } from './components/PageHeader/PageHeader.tsx';
import { StatCard } from './components/StatCard/StatCard.tsx';
import { isShown } from './isShown.ts';

afterEach(cleanup);

const nothing = () => undefined;
const figures = [{ value: '3' }];

test.each([
  ['Banner', <Banner key="0" />, <Banner key="1" title={false} action={null} />],
  ['CardHeader', <CardHeader key="0" title="T" />, <CardHeader key="1" title="T" description="" tools={false} />],
  ['EmptyState', <EmptyState key="0" title="T" />, <EmptyState key="1" title="T" description={null} action={false} />],
  ['ErrorPanel', <ErrorPanel key="0" title="T" />, <ErrorPanel key="1" title="T" message={false} />],
  [
    'PageHeader',
    <PageHeader key="0" title="T" />,
    <PageHeader key="1" title="T" description={false} facts={null} actions={false} />,
  ],
  [
    'StatCard',
    <StatCard key="0" title="T" figures={figures} />,
    <StatCard key="1" title="T" figures={figures} action={false}>
      {false}
    </StatCard>,
  ],
])('%s reserves no space for false or null', (_, without, withNothing) => {
  const plain = render(without).container.querySelectorAll('*').length;
  cleanup();
  expect(render(withNothing).container.querySelectorAll('*')).toHaveLength(plain);
});

test('a ConfirmDialog whose error is false has no alert', () => {
  render(
    <ConfirmDialog isOpen title="T" confirmLabel="Delete" error={false} onOpenChange={nothing} onConfirm={nothing} />,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a Dialog with only a title has no body, description or footer', () => {
  render(
    <Dialog isOpen title="T" description={false} figure={null} overline="" footer={false}>
      {null}
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
  expect(dialog.querySelector('footer')).toBeNull();
  expect(dialog.children).toHaveLength(1);
});

test.each([
  [0, true],
  ['0', true],
  ['', false],
  [null, false],
  [undefined, false],
  [false, false],
  [true, false],
])('isShown of %s is %s', (node, shown) => {
  expect(isShown(node)).toBe(shown);
});
