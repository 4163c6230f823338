import { curve, type Scale, stretched } from '../model/scale.ts';
import type { Lens } from '../types.ts';
import { benchmarks } from './benchmarks.ts';

/** Months of cash over those that are asked for: a raise takes six, and needs as many again to be calm. */
const runway = curve([0, 0], [3 / 12, 20], [6 / 12, 45], [9 / 12, 60], [1, 75], [1.5, 100]);
const debt = curve([0, 100], [0.5, 70], [1, 40], [2, 0]);
const ltvCac = curve([0, 0], [1 / 3, 30], [1, 80], [5 / 3, 100]);
const revenuePerEmployee = curve([0, 0], [0.25, 40], [0.5, 70], [1, 100]);

/** Burn multiple; below 1 is amazing, above 3 bad. */
export const burnScale = curve([0.5, 100], [1, 80], [1.5, 60], [2, 40], [3, 20], [5, 0]);
export const marginScale = curve([-100, 0], [0, 60], [20, 80], [50, 100]);

/** The scales that a lens's benchmarks stretch. */
export interface LensScales {
  runway: Scale;
  debt: Scale;
  ltvCac: Scale;
  revenuePerEmployee: Scale;
}

const scalesOf = (lens: Lens): LensScales => ({
  runway: stretched(runway, benchmarks[lens].runway),
  debt: stretched(debt, benchmarks[lens].debtToEquity),
  ltvCac: stretched(ltvCac, benchmarks[lens].ltvCac),
  revenuePerEmployee: stretched(revenuePerEmployee, benchmarks[lens].revenuePerEmployee),
});

export const lensScales: Readonly<Record<Lens, LensScales>> = {
  general: scalesOf('general'),
  corporate: scalesOf('corporate'),
  educational: scalesOf('educational'),
};
