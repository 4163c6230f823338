import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { FormSection } from '../FormSection/FormSection.tsx';
import { SliderField, type SliderFieldProps } from './SliderField.tsx';

const skill = ['None', 'Basic', 'Capable', 'Senior', 'Leading'].map((label, index) => ({ value: index + 1, label }));

/** Holds the answer, as a form would. */
function Held({ value, onValueChange, ...rest }: SliderFieldProps) {
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

const meta = {
  title: 'Forms/SliderField',
  component: SliderField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Technical Expertise',
    hint: 'Can the team build and run the product itself?',
    required: true,
    min: 1,
    max: 5,
    stops: skill,
    defaultAnswer: 5,
    value: 4,
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAnswered: Story = { args: { value: null } };

export const Team: Story = {
  render: () => (
    <div>
      <FormSection title="People" level="group" layout="rows">
        <Held
          label="Number of Founders"
          hint="People who started it and hold equity."
          required
          min={1}
          max={10}
          ticks={[1, 3, 5, 10]}
          box="number"
          value={3}
          onValueChange={() => undefined}
        />
        <Held
          label="Team Size"
          hint="Everyone on the payroll today, founders included."
          required
          min={1}
          max={1000}
          scale="logarithmic"
          ticks={[1, 10, 100, 1000]}
          box="number"
          value={6}
          onValueChange={() => undefined}
        />
        <Held
          label="Industry Experience"
          hint="Years in this industry, of the founder with most."
          required
          min={0}
          max={50}
          ticks={[0, 10, 20, 30, 40, 50]}
          box="number"
          unit="yr"
          value={null}
          defaultAnswer={50}
          onValueChange={() => undefined}
        />
        <Held
          label="Technical Expertise"
          hint="Can the team build and run the product itself?"
          required
          min={1}
          max={5}
          stops={skill}
          value={4}
          onValueChange={() => undefined}
        />
        <Held
          label="Business Expertise"
          hint="Has somebody sold, priced and hired before?"
          required
          min={1}
          max={5}
          stops={skill}
          value={null}
          defaultAnswer={5}
          onValueChange={() => undefined}
        />
      </FormSection>
    </div>
  ),
};
