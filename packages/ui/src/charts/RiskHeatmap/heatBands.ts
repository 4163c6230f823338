/** Colour classes of a sub-score: 8 or more green, 6 or more amber, 4 or more orange, else red. */
export const heatBands = ['green', 'amber', 'orange', 'red'] as const;
export type HeatBand = (typeof heatBands)[number];
