import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { Field } from '../Field/Field.tsx';
import { SearchInput } from './SearchInput.tsx';

afterEach(cleanup);

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () => screen.getByRole<HTMLInputElement>('searchbox').value;

describe('SearchInput', () => {
  it('keeps its text when it is read-only', () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<SearchInput value="ocean" readOnly onSearch={onSearch} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ocean');
    expect(onSearch).not.toHaveBeenCalled();
  });

  conformsControl(<SearchInput aria-label="Search" />, 'searchbox');

  it('is named by its Field', () => {
    render(
      <Field label="Investor">
        <SearchInput />
      </Field>,
    );
    expect(screen.getByRole('searchbox', { name: 'Investor' })).toBeDefined();
  });

  it('ignores keys during an IME composition', () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<SearchInput value="とう" onSearch={onSearch} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
    expect(shown()).toBe('とう');
    expect(onSearch).not.toHaveBeenCalled();
  });

  describe('in time', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('debounces the search by 250 ms', () => {
      const onSearch = vi.fn<(text: string) => void>();
      render(<SearchInput onSearch={onSearch} />);
      type('d');
      pass(200);
      type('dr');
      pass(249);
      expect(onSearch).not.toHaveBeenCalled();
      pass(1);
      expect(onSearch).toHaveBeenCalledExactlyOnceWith('dr');
    });

    it('keeps typed text when an outdated query comes from the parent', () => {
      const { rerender } = render(<SearchInput value="" />);
      type('dr');
      pass(250);
      type('dro');
      rerender(<SearchInput value="dr" />);
      expect(shown()).toBe('dro');
    });

    it('accepts a new value from the parent, such as cleared filters', () => {
      const { rerender } = render(<SearchInput value="drone" />);
      rerender(<SearchInput value="" />);
      expect(shown()).toBe('');
    });

    it('searches immediately on Enter, and not again after the debounce', () => {
      const onSearch = vi.fn<(text: string) => void>();
      render(<SearchInput onSearch={onSearch} />);
      type('dr');
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
      pass(1000);
      expect(onSearch).toHaveBeenCalledExactlyOnceWith('dr');
    });

    it('clears with its button and keeps the focus', () => {
      const onSearch = vi.fn<(text: string) => void>();
      render(<SearchInput value="drone" onSearch={onSearch} />);
      fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
      expect(shown()).toBe('');
      expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
      expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    });

    it('cancels a pending search when it is unmounted', () => {
      const onSearch = vi.fn<(text: string) => void>();
      const { unmount } = render(<SearchInput onSearch={onSearch} />);
      type('dr');
      unmount();
      pass(1000);
      expect(onSearch).not.toHaveBeenCalled();
    });
  });
});
