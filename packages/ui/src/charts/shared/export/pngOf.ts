import { embeddedFonts } from './embeddedFonts.ts';

const scale = 2;

/** Renders an SVG file as a PNG at twice the resolution, in the fonts of the page. */
export async function pngOf(drawing: { svg: string; width: number; height: number }): Promise<Blob> {
  const fonts = await embeddedFonts(drawing.svg);
  const styled = drawing.svg.replace('>', `><style>${fonts}</style>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width * scale;
  canvas.height = drawing.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is too large.')) : resolve(blob)),
      'image/png',
    );
  });
}
