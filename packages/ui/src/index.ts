export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Field, FieldError, type FieldProps } from './components/Field/Field.tsx';
export { FormSection, type FormSectionProps } from './components/FormSection/FormSection.tsx';
export type { FormSectionLayout, FormSectionLevel } from './components/FormSection/variants.ts';
export { MoneyInput, type MoneyInputProps } from './components/MoneyInput/MoneyInput.tsx';
export { NumberInput, type NumberInputProps } from './components/NumberInput/NumberInput.tsx';
export { parseTypedNumber } from './components/NumberInput/parseTypedNumber.ts';
export { printTypedNumber } from './components/NumberInput/printTypedNumber.ts';
export { PasswordInput, type PasswordInputProps } from './components/PasswordInput/PasswordInput.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { type RadioGroupVariant, radioGroupVariants } from './components/RadioGroup/variants.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Slider, type SliderProps, type SliderStop } from './components/Slider/Slider.tsx';
export { SliderField, type SliderFieldProps } from './components/Slider/SliderField.tsx';
export { type Step, Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export {
  StrengthMeter,
  type Strength,
  type StrengthCriterion,
  type StrengthMeterProps,
} from './components/StrengthMeter/StrengthMeter.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from './components/TextInput/TextInput.tsx';
export { type ThemeColors, themeColors } from './theme/colors.ts';
export { type ThemeName, themeNames } from './theme/palette.ts';
export { wordsEn } from './words/en.ts';
export { wordsEs } from './words/es.ts';
export { fillWords, useWords, type Words, WordsProvider } from './words/WordsContext.ts';
