import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);

const deck = new File(['deck'], 'deck.pdf', { lastModified: 1 });
const table = new File(['table'], 'table.csv', { lastModified: 1 });
const extensions = ['pdf', 'csv'];

function Held({ start = [], isMultiple = true }: { start?: readonly File[]; isMultiple?: boolean }) {
  const [files, setFiles] = useState(start);
  return (
    <FileDrop
      files={files}
      onFilesChange={setFiles}
      hint="PDF or CSV"
      extensions={extensions}
      maxSize={1000}
      isMultiple={isMultiple}
    />
  );
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const drop = (files: readonly File[]) =>
  fireEvent.drop(screen.getByText('Drop files here'), { dataTransfer: { files } });

describe('FileDrop', () => {
  conforms(<FileDrop files={[deck]} onFilesChange={() => undefined} hint="PDF" />);

  it('accepts chosen and dropped files', async () => {
    const { container } = render(<Held />);
    const input = container.querySelector('input');
    if (input) await userEvent.upload(input, [deck]);
    drop([table]);
    expect(names()).toEqual(['deck.pdf4 B', 'table.csv5 B']);
  });

  it('keeps the valid files of a drop and reports why the others are rejected', () => {
    render(<Held />);
    drop([deck, new File(['x'], 'a.exe'), new File(['x'.repeat(1001)], 'b.pdf')]);
    expect(names()).toEqual(['deck.pdf4 B']);
    expect([...screen.getByRole('alert').children].map((error) => error.textContent)).toEqual([
      'Unsupported file type: a.exe. Choose PDF or CSV.',
      'b.pdf is larger than 1 kB',
    ]);
    drop([table]);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('accepts file extensions in any notation', () => {
    const taken: string[] = [];
    const { container } = render(
      <FileDrop
        files={[]}
        extensions={['.PDF', 'Csv']}
        onFilesChange={(files) => taken.push(...files.map(({ name }) => name))}
      />,
    );
    drop([deck, new File(['x'], 'TABLE.CSV'), new File(['x'], 'a.exe')]);
    expect(taken).toEqual(['deck.pdf', 'TABLE.CSV']);
    expect(screen.getByRole('alert').textContent).toContain('Unsupported file type: a.exe. Choose pdf, csv.');
    expect(container.querySelector('input')?.accept).toBe('.pdf,.csv');
  });

  it('keeps one file without isMultiple', () => {
    render(<Held start={[deck]} isMultiple={false} />);
    drop([table]);
    expect(names()).toEqual(['table.csv5 B']);
  });

  it('accepts nothing while disabled', () => {
    const taken: unknown[] = [];
    render(<FileDrop files={[]} disabled onFilesChange={(files) => taken.push(files)} />);
    drop([deck]);
    expect(taken).toEqual([]);
  });

  it('moves the focus to a neighbour when a file is removed', async () => {
    render(<Held start={[deck, table]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove deck.pdf' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove table.csv');
    await userEvent.click(screen.getByRole('button', { name: 'Remove table.csv' }));
    expect(document.activeElement?.textContent).toBe('Select Files');
  });
});
