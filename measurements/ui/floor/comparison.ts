import type { Draw } from '../contender.ts';
import type { ComparisonData } from '../data.ts';

const draw: Draw<ComparisonData> = (element, { startups, rows }) => {
  const head = startups.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows
    .map(
      ({ metric, cells }) =>
        `<tr><th scope="row">${metric}</th>${cells
          .map(
            ({ text, band, mark }) =>
              `<td><span class="swatch" data-band="${band}"></span><span class="band">${band}</span> <span class="figure">${text}</span> <span class="mark">${mark}</span></td>`,
          )
          .join('')}</tr>`,
    )
    .join('');
  element.innerHTML = `<table><thead><tr><th></th>${head}</tr></thead><tbody>${body}</tbody></table>`;
  return { remove: () => element.replaceChildren() };
};

export default draw;
