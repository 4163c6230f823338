import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

afterEach(cleanup);

describe('ErrorPanel', () => {
  conforms(<ErrorPanel title="Failed to load startups" onRetry={() => undefined} />);

  it('offers Retry in the language of its provider', async () => {
    const onRetry = vi.fn<() => void>();
    render(
      <TextsProvider value={textsEs}>
        <ErrorPanel title="No se han podido cargar" onRetry={onRetry} />
      </TextsProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no button without onRetry', () => {
    render(<ErrorPanel title="Failed" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
