import { assignInlineVars } from '@vanilla-extract/dynamic';

import { breakpoints, vars } from '../../packages/ui/src/theme/index.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { readable, useTokenValues } from './tokens.ts';

const code = (text: string) => (
  <code key="name" className={styles.mono}>
    {text}
  </code>
);

const spaces = Object.entries(vars.space);
const radii = Object.entries(vars.radius);
const shadows = Object.entries(vars.shadow);
const controls = Object.entries(vars.control);
const layouts = Object.entries(vars.layout);
const layers = Object.entries(vars.z);
const tokensOf = (...groups: (readonly (readonly [string, string])[])[]): string[] =>
  groups.flat().map(([, token]) => token);

/** The scale of distances, drawn to size. */
export function SpaceScale() {
  const [host, values] = useTokenValues<HTMLDivElement>(tokensOf(spaces));
  return (
    <Frame>
      <div ref={host}>
        <Table
          label="Space"
          head={['Token', 'Value', 'To size']}
          rows={spaces.map(([name, token]) => ({
            id: name,
            cells: [
              code(`vars.space.${name}`),
              readable(values.get(token)),
              <div key="bar" className={styles.bar} style={assignInlineVars({ [styles.sizeVar]: token })} />,
            ],
          }))}
        />
      </div>
    </Frame>
  );
}

/** The tokens that density changes, read under both settings. */
export function Density() {
  const tokens = tokensOf(controls);
  const [comfortable, large] = useTokenValues<HTMLDivElement>(tokens);
  const [compact, small] = useTokenValues<HTMLDivElement>(tokens);
  return (
    <Frame>
      <div ref={comfortable} data-density="comfortable" hidden />
      <div ref={compact} data-density="compact" hidden />
      <Table
        label="Density"
        head={['Token', 'Comfortable', 'Compact']}
        figures={[1, 2]}
        rows={controls.map(([name, token]) => ({
          id: name,
          cells: [code(`vars.control.${name}`), readable(large.get(token)), readable(small.get(token))],
        }))}
      />
    </Frame>
  );
}

/** Samples of corners and shadows. */
export function Shapes() {
  const [host, values] = useTokenValues<HTMLDivElement>(tokensOf(radii));
  return (
    <Frame>
      <div ref={host} className={styles.row}>
        {radii.map(([name, token]) => (
          <div key={name}>
            <div className={styles.rounded} style={assignInlineVars({ [styles.sizeVar]: token })} />
            <span className={styles.muted}>{`${name} · ${readable(values.get(token))}`}</span>
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        {shadows.map(([name, token]) => (
          <div key={name} className={styles.raised} style={assignInlineVars({ [styles.sizeVar]: token })}>
            {`vars.shadow.${name}`}
          </div>
        ))}
      </div>
    </Frame>
  );
}

/** Widths of the layout, breakpoints and stacking order. */
export function LayoutTokens() {
  const [host, values] = useTokenValues<HTMLDivElement>(tokensOf(layouts, layers));
  return (
    <Frame>
      <div ref={host} className={styles.columns}>
        <Table
          label="Layout"
          head={['Layout', 'Value']}
          figures={[1]}
          rows={layouts.map(([name, token]) => ({ id: name, cells: [code(name), readable(values.get(token))] }))}
        />
        <Table
          label="Breakpoints"
          head={['Breakpoint', 'From']}
          figures={[1]}
          rows={Object.entries(breakpoints).map(([name, width]) => ({ id: name, cells: [code(name), `${width} px`] }))}
        />
        <Table
          label="Stacking"
          head={['Layer', 'z']}
          figures={[1]}
          rows={layers.map(([name, token]) => ({ id: name, cells: [code(name), values.get(token)] }))}
        />
      </div>
    </Frame>
  );
}
