import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

afterEach(cleanup);

const options = [
  { value: 'en', label: 'EN', name: 'EN English' },
  { value: 'es', label: 'ES', name: 'ES Español' },
] as const;

describe('SegmentedControl', () => {
  conforms(<SegmentedControl label="Language" options={options} value="en" />);

  it('reports the choice', async () => {
    const onValueChange = vi.fn<(value: 'en' | 'es') => void>();
    render(<SegmentedControl label="Language" options={options} value="en" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'ES Español' }));
    expect(onValueChange).toHaveBeenCalledWith('es');
  });

  it('keeps two controls on one page separate', () => {
    render(
      <>
        <SegmentedControl label="One" options={options} value="en" />
        <SegmentedControl label="Two" options={options} value="es" />
      </>,
    );
    const checked = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked);
    expect(checked).toEqual([true, false, false, true]);
  });
});
