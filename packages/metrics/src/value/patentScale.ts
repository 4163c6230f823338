import { logCurve } from '../model/scale.ts';

/** Protection by patents. None is normal in software, hence 30 and not 0. */
export const patentScale = logCurve([0, 30], [1, 60], [3, 80], [10, 100]);
