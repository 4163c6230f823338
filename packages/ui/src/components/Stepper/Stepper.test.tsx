import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Stepper } from './Stepper.tsx';
import type { Step } from './stepState.ts';

afterEach(cleanup);

const steps = ['General', 'Team', 'Summary'].map((label) => ({ id: label, label }));

describe('Stepper', () => {
  conforms(<Stepper steps={steps} current={1} onStepSelect={() => undefined} />);

  it('goes back to a completed step and offers no later one', async () => {
    const onStepSelect = vi.fn<(step: Step, index: number) => void>();
    render(<Stepper steps={steps} current={1} onStepSelect={onStepSelect} />);
    await userEvent.click(screen.getByRole('button', { name: /General/ }));
    expect(onStepSelect).toHaveBeenCalledExactlyOnceWith(steps[0], 0);
    expect(screen.queryByRole('button', { name: /Summary/ })).toBeNull();
  });

  it('marks the current step', () => {
    render(<Stepper steps={steps} current={1} onStepSelect={() => undefined} />);
    expect(screen.getByRole('button', { name: /Team/ }).getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Step 2 of 3 · next: Summary')).toBeTruthy();
  });
});
