import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { SliderField, type SliderFieldProps } from './SliderField.tsx';

const stopsOf = (...labels: string[]) => labels.map((label, index) => ({ value: index + 1, label }));
const skill = stopsOf('None', 'Basic', 'Capable', 'Senior', 'Leading');

/** Stores the answer, like a form. */
function Answering({ value, onValueChange, ...rest }: SliderFieldProps) {
  const [answer, setAnswer] = useState(value);
  return (
    <SliderField
      {...rest}
      value={answer}
      onValueChange={(next) => {
        setAnswer(next);
        onValueChange(next);
      }}
    />
  );
}

/** The bounding box of the text, without padding. */
function textBox(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const meta = {
  title: 'Forms/SliderField',
  component: SliderField,
  render: (args) => <Answering {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A question answered on a scale with labelled values. There is no initial value: the track of an unanswered question is dashed, has no thumb and an open dot at each marked value, and a badge shows that it is unanswered. A tap or a slide along the track, a click on a label, a key, a typed figure or 'Keep default' sets the answer; 'Clear' or Delete removes it. Scrolling past it by touch does not set it. Ratings show 'n / 5' at the end, quantities a figure that may be typed and may exceed the track. Use the logarithmic scale for long ranges whose small values matter.

- **Do** define what 1, 3 and 5 mean, so that different users answer consistently.
- **Don't** preset a value: an untouched question is unanswered, not average.

**Accessibility.** Role slider, named by its label. Arrows one step, Page keys a tenth of the track, Home and End its ends, Delete
'not answered'. Values are announced with their label ('4, Senior'); the labels below the track are for the pointer and hidden from assistive technology.`,
      },
    },
  },
  // Docgen does not resolve the props picked from the slider.
  args: {
    label: 'Technical Expertise',
    hint: 'Can the team build and run the product itself?',
    required: true,
    min: 1,
    max: 5,
    stops: skill,
    defaultAnswer: 5,
    value: 4,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAnswered: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Technical Expertise' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Not answered');
    await userEvent.click(canvas.getByRole('button', { name: /^Keep default 5/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(slider).toHaveAttribute('aria-valuetext', '5, Leading');
    await expect(canvas.queryByText('Not answered')).toBeNull();
    slider.focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('Not answered')).toBeVisible();
  },
};

export const AnsweredByAWord: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Senior'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText('/ 5')).toHaveTextContent('4 / 5');
  },
};

/** An accidental answer can be cleared without a keyboard. */
export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('Not answered')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};

export const Typed: Story = {
  args: {
    label: 'Competitors',
    hint: undefined,
    min: 0,
    max: 1000,
    stops: [],
    ticks: [0, 250, 500, 750, 1000],
    box: 'number',
    value: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    const figure = canvas.getByRole('textbox', { name: 'Competitors' });
    await userEvent.type(figure, '1.200');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200);
    await userEvent.clear(figure);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('Not answered')).toBeVisible();
  },
};

export const Logarithmic: Story = {
  args: {
    label: 'Team Size',
    hint: 'Everyone on the payroll today, founders included.',
    min: 1,
    max: 1000,
    scale: 'logarithmic',
    stops: [],
    ticks: [1, 10, 100, 1000],
    box: 'number',
    value: 6,
  },
};

export const ErrorState: Story = {
  args: { value: null, error: 'Technical Expertise is required' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-invalid', 'true');
    await expect(slider).toHaveAccessibleDescription(/^Technical Expertise is required/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Complementariedad de los perfiles del equipo fundador y directivo',
    hint: '¿Están cubiertas las funciones clave que la empresa necesita en la fase en la que se encuentra?',
    stops: stopsOf('Sin cubrir', 'Escasas', 'Núcleo', 'Casi', 'Todas'),
  },
  decorators: [inNarrowBox],
};

/** Widths at which the labels have the least space. */
const widths = [326, 580, 650, 680] as const;

const three = {
  min: 0,
  max: 10,
  value: 0,
  stops: [
    { value: 0, label: 'El siguiente cliente no cuesta nada' },
    { value: 5, label: 'La mitad de lo que paga' },
    { value: 10, label: 'Todo lo que paga' },
  ],
};

/** Labels neither touch each other nor overflow, at any width. */
export const WordsKeepApart: Story = {
  args: { stops: stopsOf('Many gaps', 'Key gaps', 'Core set', 'Nearly all', 'All filled') },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {widths.map((width) => (
        <div key={width} data-testid={`box ${width}`} style={{ inlineSize: width }}>
          <Answering {...args} label={`${width} px`} />
          <Answering {...args} {...three} label={`Coste marginal, ${width} px`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const scales = widths.flatMap((width) => [/gaps|set|all/i, /paga|cuesta/].map((pattern) => ({ width, pattern })));
    for (const { width, pattern } of scales) {
      const box = canvas.getByTestId(`box ${width}`);
      const places = within(box)
        .getAllByText(pattern)
        .map((word) => textBox(word));
      // In a narrow slider every other label is one line lower.
      const lines = Object.values(Object.groupBy(places, ({ top }) => Math.round(top)));
      const gaps = lines.flatMap((line = []) =>
        line.slice(1).map((place, index) => place.left - (line[index]?.right ?? 0)),
      );
      await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
      await expect(places.at(-1)?.right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
      await expect(places[0]?.left).toBeGreaterThanOrEqual(box.getBoundingClientRect().left);
    }
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '5, Leading');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Delete}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Not answered');
  },
};

const nothing = () => undefined;

/** In a long form under a sticky bar, with the question above the slider: focus also reveals the question. */
export const ScrolledTo: Story = {
  args: { value: null, defaultAnswer: 5, stops: skill, min: 1, max: 5 },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '120vh' }}>
        <Story />
      </div>
    ),
    inNarrowBox,
  ],
  play: async ({ canvas }) => {
    const { scrollPaddingBlockStart: bar } = getComputedStyle(document.documentElement);
    const top = Number.parseFloat(bar);
    const thumb = canvas.getByRole('slider');
    const labelTop = () => canvas.getByText('Technical Expertise').getBoundingClientRect().top;
    scrollBy({ top: thumb.getBoundingClientRect().top - top, behavior: 'instant' });
    await expect(labelTop()).toBeLessThan(top);
    thumb.focus();
    await waitFor(() => expect(labelTop()).toBeGreaterThanOrEqual(top));
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ maxInlineSize: 720 }}>
      <FormSection title="People" level="group" layout="rows">
        <Answering
          label="Number of Founders"
          hint="People who started it and hold equity."
          required
          min={1}
          max={10}
          ticks={[1, 3, 5, 10]}
          box="number"
          value={3}
          onValueChange={nothing}
        />
        <Answering
          label="Team Size"
          hint="Everyone on the payroll today, founders included."
          required
          min={1}
          max={1000}
          scale="logarithmic"
          ticks={[1, 10, 100, 1000]}
          box="number"
          value={6}
          onValueChange={nothing}
        />
        <Answering
          label="Industry Experience"
          hint="Years in this industry, of the most experienced founder."
          required
          min={0}
          max={50}
          ticks={[0, 10, 20, 30, 40, 50]}
          box="number"
          unit="yr"
          value={null}
          defaultAnswer={50}
          onValueChange={nothing}
        />
      </FormSection>
      <FormSection title="Capability" level="group" layout="rows">
        <Answering
          label="Technical Expertise"
          hint="Can the team build and run the product itself?"
          required
          min={1}
          max={5}
          stops={skill}
          value={4}
          onValueChange={nothing}
        />
        <Answering
          label="Business Expertise"
          hint="Has anyone sold, priced and hired before?"
          required
          min={1}
          max={5}
          stops={skill}
          value={null}
          defaultAnswer={5}
          onValueChange={nothing}
        />
        <Answering
          label="Team Completeness"
          error="Team Completeness is required"
          required
          min={1}
          max={5}
          stops={stopsOf('Many gaps', 'Key gaps', 'Core set', 'Nearly all', 'All filled')}
          value={null}
          onValueChange={nothing}
        />
        <Answering
          label="Execution Capacity"
          disabled
          min={1}
          max={5}
          stops={skill}
          value={2}
          onValueChange={nothing}
        />
      </FormSection>
    </div>
  ),
};
