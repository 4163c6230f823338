import { describeWidths } from './describeWidths.ts';

describeWidths('en');
