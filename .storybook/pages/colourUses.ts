import type { themeColors } from '../../packages/ui/src/theme/colors.ts';

type Colors = ReturnType<typeof themeColors>;

/** What each colour is for: how one is chosen. */
export const colourUses: Readonly<Record<keyof Colors['color'], string>> = {
  canvas: 'The page',
  surface: 'A card, a table, a control on the page',
  raised: 'What floats: menu, dialog, drawer, toast',
  sunken: 'What lies deeper than a card: code, the head of a comparison',
  text: 'What is read first',
  textMuted: 'Labels, hints, units: what explains the rest',
  textSubtle: 'What is there to be found: placeholders, marks, headings of a list',
  textDisabled: 'A control that is off',
  textOnFill: 'Words and icons on a blue or red fill',
  link: 'Text that leads somewhere',
  border: 'Hairlines between things; decoration',
  borderStrong: 'A hairline that must be seen, where it is not the only edge',
  borderField: 'The only edge of a control',
  focus: 'The ring around what has the focus',
  primary: 'The fill of the one main action',
  primaryHover: 'The same under the pointer',
  primaryText: 'Words on that fill',
  danger: 'The fill of an action that destroys',
  dangerText: 'What is wrong, in words',
  dangerBorder: 'The edge of a field that is wrong',
  control: 'The chosen part of a control: checked, on, filled',
  track: 'What a bar, a slider or a switch is filled on',
  tooltip: 'The ground of a tooltip',
  tooltipText: 'Words on that ground',
  navSelected: 'The place in the sidebar where one is',
  overlay: 'The dimming behind a dialog',
  hover: 'A row or a quiet control under the pointer',
  selected: 'A row or an option that is chosen',
  segment: 'The chosen half of a segmented control',
};

/** What each part of a tone is for; the tone says what has happened. */
export const toneUses: Readonly<Record<keyof Colors['status'][keyof Colors['status']], string>> = {
  tint: 'Ground of a badge, a banner or a row',
  border: 'Its edge',
  text: 'Words and icons, on it and on the page',
};
