// @vitest-environment jsdom

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
  it('keeps its text where it is read-only', () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<SearchInput value="ocean" readOnly onSearch={onSearch} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ocean');
    expect(onSearch).not.toHaveBeenCalled();
  });

  conformsControl(<SearchInput aria-label="Search" />, 'searchbox');

  it('is called what the Field around it says', () => {
    render(
      <Field label="Investor">
        <SearchInput />
      </Field>,
    );
    expect(screen.getByRole('searchbox', { name: 'Investor' })).toBeDefined();
  });

  it('leaves the keys of a word that is still composed to it', () => {
    const onSearch = vi.fn<(text: string) => void>();
    render(<SearchInput value="とう" onSearch={onSearch} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
    expect(shown()).toBe('とう');
    expect(onSearch).not.toHaveBeenCalled();
  });

  describe('in time', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('searches once after 250 ms of rest', () => {
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

    it('keeps what is typed when an older search comes back from outside', () => {
      const { rerender } = render(<SearchInput value="" />);
      type('dr');
      pass(250);
      type('dro');
      rerender(<SearchInput value="dr" />);
      expect(shown()).toBe('dro');
    });

    it('takes a new value from outside, such as cleared filters', () => {
      const { rerender } = render(<SearchInput value="drone" />);
      rerender(<SearchInput value="" />);
      expect(shown()).toBe('');
    });

    it('searches at once on Enter, and not again after the rest', () => {
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

    it('forgets a search that waits when it goes away', () => {
      const onSearch = vi.fn<(text: string) => void>();
      const { unmount } = render(<SearchInput onSearch={onSearch} />);
      type('dr');
      unmount();
      pass(1000);
      expect(onSearch).not.toHaveBeenCalled();
    });
  });
});
