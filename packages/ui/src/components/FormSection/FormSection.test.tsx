import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { FormSection } from './FormSection.tsx';

afterEach(cleanup);

describe('FormSection', () => {
  conforms(<FormSection title="Team">fields</FormSection>, { disabledRules: ['heading-order'] });

  it('is a region named by its heading, groups one level below sections', () => {
    render(
      <FormSection title="Team">
        <FormSection title="People" level="group">
          fields
        </FormSection>
      </FormSection>,
    );
    expect(screen.getByRole('region', { name: 'People' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Team' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'People' })).toBeTruthy();
  });
});
