import type { Draw } from '../contender.ts';

const draw: Draw<number> = (element, count) => {
  element.innerHTML = Array.from(
    { length: count },
    (_, index) =>
      `<div><div role="tablist" aria-label="T${index}"><button role="tab" aria-selected="true">One</button><button role="tab">Two</button><button role="tab">Three</button></div><div role="tabpanel">First ${index}</div></div>`,
  ).join('');
  return { remove: () => element.replaceChildren() };
};

export default draw;
