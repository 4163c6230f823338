import type { Draw } from '../contender.ts';

const draw: Draw<number> = (element, count) => {
  element.innerHTML = Array.from({ length: count }, (_, index) => `<button type="button">Save ${index}</button>`).join(
    '',
  );
  return { remove: () => element.replaceChildren() };
};

export default draw;
