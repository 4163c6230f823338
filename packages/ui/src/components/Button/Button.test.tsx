import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  conforms(<Button>Save</Button>);

  it('does not submit a form unless its type is submit', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button')).toHaveProperty('type', 'button');
  });

  it('calls onClick when pressed', async () => {
    const onClick = vi.fn<() => void>();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('ignores presses while it is loading, and keeps its focus', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button isLoading loadingLabel="Saving..." onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('renders no hidden spinner', () => {
    const { container, rerender } = render(<Button loadingLabel="Saving...">Save</Button>);
    expect(container.querySelector('svg')).toBeNull();
    rerender(
      <Button isLoading loadingLabel="Saving...">
        Save
      </Button>,
    );
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('does not submit its form while it is loading', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
