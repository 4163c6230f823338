/** Stubs the browser APIs that Radix needs and jsdom lacks. */
class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const absent = {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
};

globalThis.ResizeObserver ??= StillResizeObserver;
for (const [name, value] of Object.entries(absent)) {
  if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: value });
}
