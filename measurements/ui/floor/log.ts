import type { Draw } from '../contender.ts';
import { logData, type LogLine } from '../data.ts';

const row = 20;
const seen = 60;

/** The last lines as text, in a box with the height of all lines. */
const draw: Draw<readonly LogLine[]> = (element, lines) => {
  element.innerHTML =
    '<div style="height:500px;overflow:auto"><div style="position:relative"><pre style="position:absolute;margin:0"></pre></div></div>';
  const box = element.firstElementChild;
  const space = box?.firstElementChild;
  const text = space?.firstElementChild;
  const all = [...lines];
  const show = (): void => {
    if (!(space instanceof HTMLElement) || !(text instanceof HTMLElement) || box === null || box === undefined) return;
    space.style.height = `${all.length * row}px`;
    const from = Math.max(0, all.length - seen);
    text.style.top = `${from * row}px`;
    text.textContent = all
      .slice(from)
      .map(({ timestamp, level, message }) => `${timestamp} ${level} ${message}`)
      .join('\n');
    box.scrollTop = box.scrollHeight;
  };
  show();
  return {
    act: () => {
      all.push(...logData(all.length, 100));
      show();
    },
    remove: () => element.replaceChildren(),
  };
};

export default draw;
