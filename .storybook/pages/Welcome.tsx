import { MODEL_VERSION, metrics } from '@aval/metrics';

import contract from '../../packages/contract/package.json';
import { endpoints, startupFields } from '../../packages/contract/src/index.ts';
import forms from '../../packages/forms/package.json';
import metricsPackage from '../../packages/metrics/package.json';
import screens from '../../packages/screens/package.json';
import ui from '../../packages/ui/package.json';
import * as charts from '../../packages/ui/src/charts.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';

const packages = [metricsPackage, contract, ui, forms, screens];
const chartNames = Object.keys(charts).filter((name) => /^[A-Z]/.test(name));

/** The import paths of a package; entries of one folder count as one. */
const entriesOf = (name: string, exports: object): string =>
  [...new Set(Object.keys(exports).map((entry) => entry.replace(/^(\.\/\w+)\/.+$/, '$1/…')))]
    .filter((entry) => entry !== './package.json')
    .map((entry) => name + entry.slice(1))
    .join(', ');

/** The packages with their versions and entries, from their manifests. */
export function Packages() {
  return (
    <Frame>
      <Table
        label="Packages"
        head={['Package', 'Version', 'What it is', 'Entries', 'Peers']}
        rows={packages.map((one) => ({
          id: one.name,
          cells: [
            <code key="name" className={styles.mono}>
              {one.name}
            </code>,
            one.version,
            one.description,
            entriesOf(one.name, one.exports),
            'peerDependencies' in one ? Object.keys(one.peerDependencies).join(', ') : 'none',
          ],
        }))}
      />
    </Frame>
  );
}

/** Counts of the contents. */
export function Counted() {
  const figures = [
    ['Metrics of the model', metrics.length],
    ['Version of the model', MODEL_VERSION],
    ['Fields of a startup', startupFields.length],
    ['Calls of the API', Object.keys(endpoints).length],
    ['Charts and their parts', chartNames.length],
  ] as const;
  return (
    <Frame>
      <Table
        label="What is in here"
        head={['What', 'Now']}
        figures={[1]}
        rows={figures.map(([what, now]) => ({ id: what, cells: [what, now] }))}
      />
    </Frame>
  );
}
