import { saveFile } from '../../../saveFile.ts';
import { drawingOf } from './drawingOf.ts';
import { fileName } from './fileName.ts';
import { pngOf } from './pngOf.ts';

export interface ExportedChart {
  figure: HTMLElement;
  title: string;
  kind: 'png' | 'svg';
  theme: 'light' | 'dark';
  /** Draws a scrollable chart whole; the host must be in the page so that styles apply. */
  drawWhole: ((host: HTMLElement) => void) | undefined;
}

/** Saves a chart as a file: renders a temporary copy off-screen in the wanted theme. */
export async function exportChart({ figure, title, kind, theme, drawWhole }: ExportedChart): Promise<void> {
  const stage = document.createElement('div');
  stage.dataset['theme'] = theme;
  stage.inert = true;
  Object.assign(stage.style, {
    position: 'absolute',
    insetInlineStart: '-9999px',
    insetBlockStart: '0',
    inlineSize: `${figure.clientWidth}px`,
  });
  const copy = figure.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  stage.append(copy);
  document.body.append(stage);
  try {
    const whole = copy.querySelector<HTMLElement>('[data-export="whole"]');
    if (whole !== null) {
      whole.parentElement?.style.setProperty('overflow', 'visible');
      whole.parentElement?.style.setProperty('max-block-size', 'none');
      drawWhole?.(whole);
    }
    const drawing = drawingOf(copy, getComputedStyle(stage).getPropertyValue('--aval-color-surface').trim() || 'white');
    const file = kind === 'svg' ? new Blob([drawing.svg], { type: 'image/svg+xml' }) : await pngOf(drawing);
    saveFile(fileName(title, kind), file);
  } finally {
    stage.remove();
  }
}
