import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

describe('Checkbox', () => {
  conformsControl(<Checkbox label="Remember me" />, 'checkbox');

  it('is named by its label, which also toggles it', async () => {
    render(<Checkbox label="Remember me" />);
    await userEvent.click(screen.getByText('Remember me'));
    expect(screen.getByRole('checkbox', { name: 'Remember me' }).getAttribute('aria-checked')).toBe('true');
  });

  it('is described by its message', () => {
    render(<Checkbox label="Terms" error="You must accept the terms" />);
    const box = screen.getByRole('checkbox');
    const message = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('You must accept the terms');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});
