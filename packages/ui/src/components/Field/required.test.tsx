import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';

afterEach(cleanup);

test.each([
  ['checkbox', <Checkbox key="c" required label="I agree" />],
  ['radiogroup', <RadioGroup key="r" required aria-label="Size" options={[{ value: 'a', label: 'A' }]} />],
  ['switch', <Switch key="s" required label="Private" />],
])('a required %s has aria-required', (role, control) => {
  render(control);
  expect(screen.getByRole(role).getAttribute('aria-required')).toBe('true');
});
