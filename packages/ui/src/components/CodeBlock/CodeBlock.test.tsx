import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(cleanup);

describe('CodeBlock', () => {
  conforms(<CodeBlock code="npm start" title="Command" />);

  it('copies the code without line numbers', async () => {
    const user = userEvent.setup();
    render(<CodeBlock code={'one\ntwo\n'} hasLineNumbers />);
    expect(screen.getByText('one')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('one\ntwo\n');
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('names the scrolled region after its title', () => {
    render(<CodeBlock code="npm start" title="Command" />);
    expect(screen.getByRole('region', { name: 'Command' }).textContent).toBe('npm start');
  });
});

describe('CopyButton', () => {
  it('reports when the browser refuses', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<CopyButton text={() => 'late'} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('late');
    expect(screen.getByRole('status').textContent).toBe('Could not copy');
  });
});
