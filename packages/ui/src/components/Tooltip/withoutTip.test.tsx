// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Tooltip } from './Tooltip.tsx';

vi.mock('./TooltipTip.tsx', () => {
  throw new Error('The server is gone.');
});

test('leaves the control alone when its words cannot be fetched', async () => {
  render(
    <Tooltip content="Follow">
      <button type="button">+</button>
    </Tooltip>,
  );
  const control = screen.getByRole('button', { name: '+' });
  const isFocusVisible = vi.spyOn(control, 'matches').mockReturnValue(true);
  await act(async () => {
    control.focus();
    await vi.dynamicImportSettled();
  });
  isFocusVisible.mockRestore();
  expect(screen.getByRole('button', { name: '+' })).toBe(control);
});
