// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { wordsEs } from '../../words/es.ts';
import { WordsProvider } from '../../words/WordsContext.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

afterEach(cleanup);

describe('LanguageSwitcher', () => {
  conforms(<LanguageSwitcher />);

  it('uses the language of its provider unless it has a value', () => {
    render(
      <WordsProvider value={wordsEs}>
        <LanguageSwitcher />
      </WordsProvider>,
    );
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ES Español' }).checked).toBe(true);
  });
});
