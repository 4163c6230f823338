import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { galleryTable } from '../../testing/frames.css.ts';
import { inFormBox, inNarrowBox } from '../../testing/frames.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const command = 'curl -H "Authorization: Bearer $TOKEN" https://aval.example/api/startups/12/calculations';

const response = `HTTP/1.1 422 Unprocessable Content
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
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  parameters: {
    docs: {
      description: {
        component: `
Text to read exactly or copy. The document ingestion screen uses it for a document's text (\`isWrapped\`), the scraping screen for the response of a page, the API documentation for its examples. It has no syntax highlighting; use a JsonView to explore JSON, a LogPanel for lines with a time and a level.

- **Do** name the file or the command in the title.
- **Don't** use it for logs or for exploring JSON; both have their own component.

**Accessibility.** A figure whose text scrolls in a named, focusable region. Line numbers are CSS content, so they are neither read nor copied. The copy button announces success and failure.`,
      },
    },
  },
  args: { code: command },
  decorators: [inFormBox],
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Titled: Story = { args: { title: 'Server response', code: response } };
export const LineNumbers: Story = { args: { title: 'response.http', code: response, hasLineNumbers: true } };
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

/** A word longer than the line starts next to its number, not below it. */
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
      <CodeBlock title="Server response" code={response} />
      <CodeBlock title="response.http" code={response} hasLineNumbers />
      <CodeBlock title="pitch-deck-brisa.pdf, page 1" code={prose} isWrapped />
    </div>
  ),
};
