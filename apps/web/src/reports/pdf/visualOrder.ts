import { jsPDF } from 'jspdf';

/** What jsPDF orders texts with; its types leave it out. */
interface BidiEngine {
  doBidiReorder: (text: string) => string;
}

const { __bidiEngine__: Engine } = jsPDF as unknown as {
  __bidiEngine__: new (options: Record<string, boolean>) => BidiEngine;
};
const engine = new Engine({ isInputVisual: false, isOutputVisual: true, isInputRtl: false, isOutputRtl: false });

/**
 * The characters of a line as they stand beside each other, from the left: in a PDF a text has this order, and its readers
 * turn around what is written from the right.
 */
export const inVisualOrder = (text: string): string => engine.doBidiReorder(text);
