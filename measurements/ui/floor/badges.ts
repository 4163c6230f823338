import type { Draw } from '../contender.ts';

const draw: Draw<number> = (element, count) => {
  element.innerHTML = Array.from(
    { length: count },
    (_, index) => `<span class="badge"><i></i><span>High ${index}</span></span>`,
  ).join('');
  return { remove: () => element.replaceChildren() };
};

export default draw;
