import { placeAttribute } from '../src/picture/places.ts';

/** What only the code can draw: its room stays. */
const drawnByCode = 'a:not([target]), button, [role=img], [data-tone], [data-color]';

const textsIn = (within: Element): Text[] => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest(`[data-of-startup], [${placeAttribute}]`));
};

function wrap(text: Text, from: number, length: number, place: string): void {
  const value = text.splitText(from);
  value.splitText(length);
  const mark = document.createElement('span');
  mark.setAttribute(placeAttribute, place);
  value.replaceWith(mark);
  mark.append(value);
}

/**
 * Marks in a page where each value stands, and what depends on values in other ways.
 *
 * @param printed each value as it is printed, by the name of its place.
 */
export function markPlaces(page: Element, printed: Readonly<Record<string, string>>): void {
  for (const part of page.querySelectorAll(drawnByCode)) {
    part.setAttribute('data-of-startup', '');
    for (const drawing of part.querySelectorAll('svg')) drawing.replaceChildren();
  }
  for (const [place, value] of Object.entries(printed)) {
    const whole = new RegExp(String.raw`(?<![\p{L}\d])${value}(?![\p{L}\d])`, 'u');
    const found = textsIn(page).filter((text) => whole.test(text.data));
    if (found.length === 0) throw new Error(`The page does not say ${value}.`);
    for (const text of found) wrap(text, text.data.search(whole), value.length, place);
  }
}
