import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

describe('Switch', () => {
  conformsControl(<Switch label="Private" hint="Only owners see it." />, 'switch');

  it('is toggled by its label and reports it', async () => {
    const onCheckedChange = vi.fn<(isOn: boolean) => void>();
    render(<Switch label="Private" onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Private'));
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});
