import type { Draw } from '../contender.ts';
import { type TableRow, typed } from '../data.ts';

const shown = 50;

/** Fifty rows as text; every keystroke filters all rows. */
const draw: Draw<readonly TableRow[]> = (element, rows) => {
  element.innerHTML = '<table><tbody></tbody></table>';
  const body = element.querySelector('tbody');
  const show = (list: readonly TableRow[]): void => {
    if (body !== null)
      body.innerHTML = list
        .slice(0, shown)
        .map((row) => `<tr><td>${row.name}</td><td>${row.place}</td><td>${row.score}</td><td>${row.founded}</td></tr>`)
        .join('');
  };
  show(rows);
  return {
    act: (action, step) => {
      const wanted = typed[step % typed.length] ?? '';
      if (action === 'key') show(rows.filter((row) => `${row.name} ${row.place}`.toLowerCase().includes(wanted)));
      else show(rows.toSorted((a, b) => (step % 2 === 0 ? a.score - b.score : b.score - a.score)));
    },
    remove: () => element.replaceChildren(),
  };
};

export default draw;
