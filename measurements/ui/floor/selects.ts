import type { Draw } from '../contender.ts';

const options = ['Seed', 'Early', 'Growth', 'Mature'].map((name) => `<option>${name}</option>`).join('');

const draw: Draw<number> = (element, count) => {
  element.innerHTML = Array.from(
    { length: count },
    (_, index) => `<select aria-label="Stage ${index}">${options}</select>`,
  ).join('');
  return { remove: () => element.replaceChildren() };
};

export default draw;
