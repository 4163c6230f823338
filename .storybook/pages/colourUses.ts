import type { themeColors } from '../../packages/ui/src/theme/colors.ts';

type Colors = ReturnType<typeof themeColors>;

/** The purpose of each colour, for choosing one. */
export const colourUses: Readonly<Record<keyof Colors['color'], string>> = {
  canvas: 'The page',
  surface: 'A card, a table, a control on the page',
  raised: 'Floating elements: menu, dialog, drawer, toast',
  sunken: 'Recessed surfaces: code, the header of a comparison',
  text: 'Primary text',
  textMuted: 'Secondary text: labels, hints, units',
  textSubtle: 'Tertiary text: placeholders, marks, headings of a list',
  textDisabled: 'A disabled control',
  textOnFill: 'Text and icons on a blue or red fill',
  link: 'Links',
  border: 'Hairlines between elements; decoration',
  borderStrong: 'A hairline that must be visible, but is not the only edge',
  borderField: 'The only edge of a control',
  focus: 'The focus ring',
  primary: 'The fill of the primary action',
  primaryHover: 'The same on hover',
  primaryText: 'Text on that fill',
  danger: 'The fill of a destructive action',
  dangerText: 'Error text',
  dangerBorder: 'The border of an invalid field',
  control: 'The selected part of a control: checked, on, filled',
  track: 'The track of a bar, a slider or a switch',
  tooltip: 'The background of a tooltip',
  tooltipText: 'Text on that background',
  navSelected: 'The current page in the sidebar',
  overlay: 'The dimming behind a dialog',
  hover: 'A row or a ghost control on hover',
  selected: 'A selected row or option',
  segment: 'The selected segment of a segmented control',
};

/** The purpose of each part of a tone. */
export const toneUses: Readonly<Record<keyof Colors['status'][keyof Colors['status']], string>> = {
  tint: 'Background of a badge, a banner or a row',
  border: 'Its border',
  text: 'Text and icons, on it and on the page',
};
