// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { DefinitionList } from './DefinitionList.tsx';

afterEach(cleanup);

describe('DefinitionList', () => {
  conforms(<DefinitionList items={[{ term: 'Location', value: 'Bilbao' }]} />);

  it.each([null, undefined, ''])('says No data for %s', (value) => {
    render(<DefinitionList items={[{ term: 'Tax ID', value }]} />);
    expect(screen.getByRole('definition').textContent).toBe('No data');
  });

  it('prints 0 as a value', () => {
    render(<DefinitionList items={[{ term: 'Patents', value: 0 }]} />);
    expect(screen.getByRole('definition').textContent).toBe('0');
  });
});
