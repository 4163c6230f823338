import { type Block, plainText } from '../Block.ts';
import { escaped } from './escaped.ts';
import { contentTypes, relations, xmlHead, zipped } from './zipped.ts';

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';

const shape = (id: number, type: 'title' | 'body', lines: readonly string[]) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${type}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${lines
    .map((line) => `<a:p><a:r><a:t>${escaped(line)}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;

interface Slide {
  title: string;
  lines: readonly string[];
}

/** A slide for each heading with what follows it. */
function slidesOf(blocks: readonly Block[]): Slide[] {
  const slides: Slide[] = [];
  for (const block of blocks) {
    const last = slides.at(-1);
    if (block.kind === 'heading') slides.push({ title: block.text, lines: [] });
    else if (last) last.lines = [...last.lines, ...plainText([block]).split('\n')];
    else slides.push({ title: '', lines: plainText([block]).split('\n') });
  }
  return slides;
}

function slideXml({ title, lines }: Slide): string {
  const shapes = [shape(2, 'title', [title]), ...(lines.length > 0 ? [shape(3, 'body', lines)] : [])];
  return `${xmlHead}<p:sld ${namespaces}><p:cSld><p:spTree>${group}${shapes.join('')}</p:spTree></p:cSld></p:sld>`;
}

const nameOf = (index: number) => `slides/slide${index + 1}.xml`;

/** A presentation of PowerPoint. */
export function pptx(blocks: readonly Block[]): Uint8Array {
  const slides = slidesOf(blocks);
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  return zipped({
    '[Content_Types].xml': contentTypes({
      '/ppt/presentation.xml': 'presentationml.presentation.main',
      ...Object.fromEntries(slides.map((_, index) => [`/ppt/${nameOf(index)}`, 'presentationml.slide'])),
    }),
    '_rels/.rels': relations([['ppt/presentation.xml', 'officeDocument']]),
    'ppt/presentation.xml': `${xmlHead}<p:presentation ${namespaces}><p:sldIdLst>${ids.join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(slides.map((_, index) => [nameOf(index), 'slide'])),
    ...Object.fromEntries(slides.map((slide, index) => [`ppt/${nameOf(index)}`, slideXml(slide)])),
  });
}
