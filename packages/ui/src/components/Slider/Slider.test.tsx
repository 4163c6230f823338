import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { SliderField } from './SliderField.tsx';

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const stops = ['None', 'Basic', 'Capable', 'Senior', 'Leading'].map((label, index) => ({ value: index + 1, label }));

function show(value: number | null, props: Partial<Parameters<typeof SliderField>[0]> = {}) {
  const onValueChange = vi.fn<(value: number | null) => void>();
  render(
    <SliderField
      label="Expertise"
      min={1}
      max={5}
      stops={stops}
      defaultAnswer={5}
      value={value}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  return { onValueChange, slider: screen.getByRole('slider', { name: 'Expertise' }) };
}

describe('SliderField', () => {
  it('announces a value with its label', () => {
    const { slider } = show(4);
    expect(slider.getAttribute('aria-valuenow')).toBe('4');
    expect(slider.getAttribute('aria-valuetext')).toBe('4, Senior');
  });

  it('announces that it is not answered, and offers the default without setting it', async () => {
    const { onValueChange, slider } = show(null);
    expect(slider.getAttribute('aria-valuetext')).toBe('Not answered');
    expect(screen.getByText('Not answered')).toBeTruthy();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep default 5 Expertise' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(5);
    expect(document.activeElement).toBe(slider);
  });

  it('is answered by a click on a label', async () => {
    const { onValueChange } = show(null);
    await userEvent.click(screen.getByText('Basic'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('offers to clear an answer, and keeps the focus at the question', async () => {
    const { onValueChange, slider } = show(4);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Expertise' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(document.activeElement).toBe(slider);
  });

  it('offers no Clear button without an answer or a change', () => {
    show(null);
    cleanup();
    show(4, { disabled: true });
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });

  it.each([
    ['ArrowRight', 4],
    ['ArrowLeft', 2],
    ['PageUp', 4],
    ['Home', 1],
    ['End', 5],
  ])('moves from 3 with %s to %d', (key, expected) => {
    const { onValueChange, slider } = show(3);
    fireEvent.keyDown(slider, { key });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it.each(['Delete', 'Backspace'])('clears the answer with %s', (key) => {
    const { onValueChange, slider } = show(3);
    fireEvent.keyDown(slider, { key });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('passes on a typed figure beyond the track', async () => {
    const { onValueChange } = show(null, { box: 'number', stops: [] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Expertise' }), '7');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('keeps its attributes valid for a figure beyond the track', () => {
    const { slider } = show(7, { box: 'number', stops: [] });
    expect(slider.getAttribute('aria-valuemax')).toBe('7');
    expect(slider.getAttribute('aria-valuenow')).toBe('7');
  });

  it('does not move while disabled', () => {
    const { onValueChange, slider } = show(3, { disabled: true });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    fireEvent.keyDown(slider, { key: 'Delete' });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('exposes its thumb by ref, so that a form can focus it', () => {
    const ref = vi.fn<(node: HTMLSpanElement | null) => void>();
    const { slider } = show(3, { ref });
    expect(ref).toHaveBeenCalledWith(slider);
  });
});
