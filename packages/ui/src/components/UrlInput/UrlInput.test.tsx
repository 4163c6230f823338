import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { UrlInput } from './UrlInput.tsx';

afterEach(cleanup);

/** A form that stores the value itself. */
function Holding({ onSent }: { onSent: (url: string) => void }) {
  const [url, setUrl] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(url);
      }}
    >
      <UrlInput aria-label="Website" value={url} onChange={({ target }) => setUrl(target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('UrlInput', () => {
  it('completes a domain on blur, and notifies the parent', async () => {
    const onSent = vi.fn<(url: string) => void>();
    render(<Holding onSent={onSent} />);
    await userEvent.type(screen.getByLabelText('Website'), 'www.ejemplo.es');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText<HTMLInputElement>('Website').value).toBe('https://www.ejemplo.es');
    expect(onSent).toHaveBeenCalledExactlyOnceWith('https://www.ejemplo.es');
  });

  it('completes it before Enter submits the form', async () => {
    const onSent = vi.fn<(url: string) => void>();
    render(<Holding onSent={onSent} />);
    await userEvent.type(screen.getByLabelText('Website'), 'ejemplo.es{Enter}');
    expect(onSent).toHaveBeenCalledExactlyOnceWith('https://ejemplo.es');
  });

  it('leaves other texts and read-only fields unchanged', async () => {
    render(
      <>
        <UrlInput aria-label="Wrong" defaultValue="ejemplo" />
        <UrlInput aria-label="Fixed" defaultValue="ejemplo.es" readOnly />
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Wrong').value).toBe('ejemplo');
    expect(screen.getByLabelText<HTMLInputElement>('Fixed').value).toBe('ejemplo.es');
  });
});
