import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

afterEach(cleanup);

describe('ThemeSwitcher', () => {
  conforms(<ThemeSwitcher value="light" />);

  it.each([
    ['light', 'Dark theme', 'dark'],
    ['dark', 'Light theme', 'light'],
  ] as const)('in the %s theme offers the %s', async (value, name, next) => {
    const onValueChange = vi.fn<(theme: string) => void>();
    render(<ThemeSwitcher value={value} onValueChange={onValueChange} hasTooltip={false} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onValueChange).toHaveBeenCalledWith(next);
  });
});
