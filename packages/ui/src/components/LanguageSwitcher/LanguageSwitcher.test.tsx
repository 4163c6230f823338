import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

afterEach(cleanup);

describe('LanguageSwitcher', () => {
  conforms(<LanguageSwitcher />);

  it('uses the language of its provider unless it has a value', () => {
    render(
      <TextsProvider value={textsEs}>
        <LanguageSwitcher />
      </TextsProvider>,
    );
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ES Español' }).checked).toBe(true);
  });
});
