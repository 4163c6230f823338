import { createRoot } from 'react-dom/client';

import { axes, levelOf, links, place, series, stats, useRows } from './content.ts';

/** A point of the radar on the axis with this index, at `value` of 100. */
function pointAt(axis: number, value: number): string {
  const angle = (axis / axes.length) * 2 * Math.PI - Math.PI / 2;
  return `${160 + Math.cos(angle) * value},${130 + Math.sin(angle) * value}`;
}

function Dashboard() {
  return (
    <>
      <header>
        <strong>Plain</strong> <input type="search" aria-label="Search" />
      </header>
      <nav>
        <ul>
          {links.map((link) => (
            <li key={link}>
              <a href={`#${link}`}>{link}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>Dashboard</h1>
        {stats.map(({ label, value }) => (
          <section key={label}>
            <h2>{label}</h2>
            <p>{value}</p>
          </section>
        ))}
        <table>
          <thead>
            <tr>
              <th>Startup</th>
              <th>Place</th>
              <th>Score</th>
              <th>Level</th>
              <th>Action</th>
            </tr>
          </thead>
          <tbody>
            {useRows().map((row) => (
              <tr key={row.id}>
                <td>{row.name}</td>
                <td>{row.place}</td>
                <td>{row.score}</td>
                <td>{levelOf(row.score)}</td>
                <td>
                  <button type="button">Follow</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <svg width={320} height={260}>
          {axes.map((axis, at) => (
            <text key={axis} x={pointAt(at, 110).split(',')[0]} y={pointAt(at, 110).split(',')[1]}>
              {axis}
            </text>
          ))}
          {series.map(({ label, values }) => (
            <polygon
              key={label}
              fill="none"
              stroke="black"
              points={values.map((value, at) => pointAt(at, value)).join(' ')}
            />
          ))}
        </svg>
      </main>
    </>
  );
}

createRoot(place).render(<Dashboard />);
