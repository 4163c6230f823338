import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const command = 'curl -H "Authorization: Bearer $TOKEN" https://aval.example/api/startups/12/calculations';

const answer = `HTTP/1.1 422 Unprocessable Content
content-type: application/json; charset=utf-8

{
  "success": false,
  "error": "VALIDATION_ERROR",
  "message": "Foundation year must be between 1900 and current year"
}
`;

const prose =
  'Brisa Mobility, S.L. alquila bicicletas de carga eléctricas a comercios de Valencia. Somos once personas y tenemos caja para catorce meses.';

const meta = {
  title: 'Data/CodeBlock',
  component: CodeBlock,
  parameters: {
    docs: {
      description: {
        component: `
Text that is read letter by letter or taken elsewhere. The document ingestion screen shows a document's text in it (\`isWrapped\`), the scraping screen what a page answered, the interface description its examples. It does not colour syntax; JSON that is explored belongs in a JsonView, lines with a time and a level in a LogPanel.

- **Do** name the file or the command in the title.
- **Don't** show a log or JSON that somebody explores; both have a component of their own.

**Accessibility.** A figure whose text scrolls in a named region that the keyboard reaches. Line numbers are drawn, so they are neither read nor copied. The copy button says when it has copied, and when the browser refused.`,
      },
    },
  },
  args: { code: command },
  decorators: [inFormBox],
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Titled: Story = { args: { title: 'Answer of the server', code: answer } };
export const LineNumbers: Story = { args: { title: 'answer.http', code: answer, hasLineNumbers: true } };
export const Wrapped: Story = { args: { title: 'pitch-deck-brisa.pdf, page 1', code: prose, isWrapped: true } };
export const Empty: Story = { args: { title: 'memoria-2025.docx', code: '' } };

export const LongText: Story = {
  args: {
    title: 'Respuesta completa del servidor de evaluación de empresas emergentes',
    code: `${prose}\n${prose}`,
    isWrapped: true,
    hasLineNumbers: true,
  },
  decorators: [inNarrowBox],
};

/** A word longer than the line begins beside its number, not below it. */
export const LongWord: Story = {
  args: { code: 'a'.repeat(200), isWrapped: true, hasLineNumbers: true },
  decorators: [inNarrowBox],
  play: async ({ canvas }) => {
    const line = canvas.getByText('a'.repeat(200));
    const word = document.createRange();
    word.selectNodeContents(line);
    const height = line.getBoundingClientRect().height;
    await expect(word.getBoundingClientRect().height).toBeGreaterThan(
      height - Number.parseFloat(getComputedStyle(line).lineHeight),
    );
  },
};

export const Keyboard: Story = {
  args: { title: 'Command' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Copied|Could not copy/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Command' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      <CodeBlock code={command} />
      <CodeBlock title="Answer of the server" code={answer} />
      <CodeBlock title="answer.http" code={answer} hasLineNumbers />
      <CodeBlock title="pitch-deck-brisa.pdf, page 1" code={prose} isWrapped />
    </div>
  ),
};
