import type { Draw } from '../contender.ts';

const draw: Draw<number> = (element, count) => {
  element.innerHTML = Array.from(
    { length: count },
    (_, index) => `<input type="range" aria-label="S${index}" min="1" max="5" value="3">`,
  ).join('');
  return { remove: () => element.replaceChildren() };
};

export default draw;
