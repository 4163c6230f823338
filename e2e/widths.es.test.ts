import { describeWidths } from './describeWidths.ts';

describeWidths('es');
