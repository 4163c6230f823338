import { vars } from '../../packages/ui/src/theme/index.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { readable, useTokenValues } from './tokens.ts';

type Size = keyof typeof vars.text;

const uses: Record<Size, string> = {
  xs: 'Badge, table head, axis, hint',
  sm: 'Table cell, secondary text, navigation',
  md: 'Body and controls',
  lg: 'Card title; at weight 400 for long reading',
  xl: 'Section title',
  '2xl': 'Page title',
  '3xl': 'The number of a stat card',
  hero: 'The landing page, once',
};

const sizes = Object.keys(vars.text) as Size[];
const tokens = sizes.flatMap((size) => Object.values(vars.text[size]));

/** Each step of the scale in its own size. */
export function TypeScale() {
  const [host, values] = useTokenValues<HTMLDivElement>(tokens);
  return (
    <Frame>
      <div ref={host}>
        <Table
          label="Type scale"
          head={['Step', 'Sample', 'Size / line', 'Weight', 'Tracking', 'Use']}
          rows={sizes.map((size) => {
            const step = vars.text[size];
            return {
              id: size,
              cells: [
                <code key="name" className={styles.mono}>
                  {size}
                </code>,
                <span key="sample" className={styles.textSample[size]}>
                  Puente 64,8
                </span>,
                `${readable(values.get(step.size))} / ${readable(values.get(step.line))}`,
                values.get(step.weight),
                readable(values.get(step.tracking)),
                uses[size],
              ],
            };
          })}
        />
      </div>
    </Frame>
  );
}

/** The two families as the page resolves them. */
export function Families() {
  const [host, values] = useTokenValues<HTMLDivElement>(Object.values(vars.font));
  return (
    <Frame>
      <div ref={host}>
        <Table
          label="Families"
          head={['Token', 'Family', 'Use']}
          rows={[
            { id: 'body', cells: ['vars.font.body', values.get(vars.font.body), 'Everything that is read'] },
            {
              id: 'mono',
              cells: ['vars.font.mono', values.get(vars.font.mono), 'Logs, JSON and ids'],
            },
          ]}
        />
      </div>
    </Frame>
  );
}
