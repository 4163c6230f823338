import type { StartupField } from '@aval/contract';
import type { Locale } from '@aval/metrics';
import type { SliderFieldProps } from '@aval/ui';

type SliderProps = Pick<SliderFieldProps, 'min' | 'max' | 'step' | 'scale' | 'ticks' | 'stops' | 'box' | 'unit'>;

/** The scale of a field that is answered with a slider: its range, ticks, labelled values and unit. */
export function sliderProps(
  { min = 0, max = 1, step, scale, ticks, anchors, unit }: StartupField,
  locale: Locale,
): SliderProps {
  return {
    min,
    max: ticks?.at(-1) ?? max,
    ...(step !== undefined && { step }),
    ...(scale !== undefined && { scale }),
    ...(ticks !== undefined && { ticks }),
    ...(anchors !== undefined && {
      stops: anchors.map((anchor) => ({ value: anchor.value, label: anchor.label[locale] })),
    }),
    box: anchors === undefined ? 'number' : 'outOf',
    unit: unit?.[locale],
  };
}
