import { assignInlineVars } from '@vanilla-extract/dynamic';
import { wcagContrast } from 'culori';

import { seriesStyle } from '../../packages/ui/src/charts/shared/seriesStyle.ts';
import { smallestDifference, visions } from '../../packages/ui/src/testing/vision.ts';
import { themeColors } from '../../packages/ui/src/theme/colors.ts';
import { contrastPairs, distinctSets } from '../../packages/ui/src/theme/pairs.ts';
import { hues, ramps, steps, type ThemeName, themeNames } from '../../packages/ui/src/theme/palette.ts';
import { colourUses, toneUses } from './colourUses.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';

const colors = { light: themeColors('light'), dark: themeColors('dark') };
const title: Record<ThemeName, string> = { light: 'Light', dark: 'Dark' };
const ratio = (front: string, back: string): string => wcagContrast(front, back).toFixed(2);

function Swatch({ color }: { color: string }) {
  return (
    <span className={styles.swatchLine}>
      <span aria-hidden className={styles.swatch} style={assignInlineVars({ [styles.fillVar]: color })} />
      <span className={styles.mono}>{color}</span>
    </span>
  );
}

/** Every hue in its twelve steps. */
export function Ramps() {
  return (
    <Frame>
      {themeNames.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.panel}>
          <h3 className={styles.heading}>{title[theme]}</h3>
          {hues.map((hue) => (
            <div key={hue}>
              <h4 className={styles.subheading}>{hue}</h4>
              <div className={styles.ramp}>
                {steps.map((step) => (
                  <div key={step} className={styles.rampStep} title={ramps[theme][hue][step]}>
                    <span
                      className={styles.rampFill}
                      style={assignInlineVars({ [styles.fillVar]: ramps[theme][hue][step] })}
                    />
                    <span className={styles.rampNumber}>{step}</span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
    </Frame>
  );
}

/** The semantic tokens with their value in each theme. */
export function SemanticTokens() {
  const names = Object.keys(colors.light.color) as (keyof typeof colors.light.color)[];
  const tones = Object.keys(colors.light.status) as (keyof typeof colors.light.status)[];
  const parts = ['tint', 'border', 'text'] as const;
  const rows = [
    ...names.map((name) => ({
      id: `color.${name}`,
      values: themeNames.map((theme) => colors[theme].color[name]),
      use: colourUses[name],
    })),
    ...tones.flatMap((tone) =>
      parts.map((part) => ({
        id: `status.${tone}.${part}`,
        values: themeNames.map((theme) => colors[theme].status[tone][part]),
        use: toneUses[part],
      })),
    ),
  ];
  return (
    <Frame>
      <Table
        label="Semantic tokens"
        head={['Token', ...themeNames.map((theme) => title[theme]), 'Use']}
        rows={rows.map(({ id, values, use }) => ({
          id,
          cells: [
            <code key="name" className={styles.mono}>{`vars.${id}`}</code>,
            ...values.map((value, index) => <Swatch key={themeNames[index]} color={value} />),
            use,
          ],
        }))}
      />
    </Frame>
  );
}

/** Every pair of adjacent colours with its contrast, computed in the browser. */
export function ContrastFigures() {
  const pairs = { light: contrastPairs(colors.light), dark: contrastPairs(colors.dark) };
  const all = themeNames.flatMap((theme) => pairs[theme]);
  const failing = all.filter(({ front, back, atLeast }) => wcagContrast(front, back) < atLeast);
  return (
    <Frame>
      <p>
        {failing.length === 0
          ? `All ${all.length} pairs of both themes meet their requirement.`
          : `${failing.length} of ${all.length} pairs fail: ${failing.map(({ name }) => name).join(', ')}.`}
      </p>
      <Table
        label="Contrast of every pair"
        head={['Pair', 'Needs', 'Light', 'Dark']}
        figures={[1, 2, 3]}
        rows={pairs.light.map((light, index) => {
          const dark = pairs.dark[index] ?? light;
          return {
            id: light.name,
            cells: [light.name, light.atLeast.toFixed(1), ratio(light.front, light.back), ratio(dark.front, dark.back)],
          };
        })}
      />
    </Frame>
  );
}

const bandNames = { one: 'Very low', two: 'Low', three: 'Medium', four: 'High', five: 'Very high' } as const;

/** The five score bands as they are printed. */
export function Bands() {
  return (
    <Frame>
      <div className={styles.columns}>
        {themeNames.map((theme) => (
          <div key={theme} data-theme={theme} className={styles.panel}>
            <h3 className={styles.heading}>{title[theme]}</h3>
            <div className={styles.tiles}>
              {(Object.keys(bandNames) as (keyof typeof bandNames)[]).map((band) => {
                const { fill, text } = colors[theme].band[band];
                return (
                  <div
                    key={band}
                    className={styles.filled}
                    style={assignInlineVars({ [styles.fillVar]: fill, [styles.inkVar]: text })}
                  >
                    <span>{bandNames[band]}</span>
                    <span className={styles.filledSmall}>{`${fill} · ${ratio(text, fill)}`}</span>
                  </div>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </Frame>
  );
}

const series = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The ten series colours in order, with their markers and dashes. */
export function ChartPalette() {
  return (
    <Frame>
      {themeNames.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.panel}>
          <h3 className={styles.heading}>{title[theme]}</h3>
          <Table
            label={`Series colours, ${theme}`}
            head={['Series', 'Colour', 'Marker', 'Line', 'On surface', 'On canvas', 'Initials on it']}
            figures={[4, 5, 6]}
            rows={series.map((index) => {
              const { chart, color } = colors[theme];
              const fill = chart[`c${index}`];
              const { marker, dash } = seriesStyle(index - 1);
              return {
                id: String(index),
                cells: [
                  index,
                  <Swatch key="swatch" color={fill} />,
                  marker,
                  dash,
                  ratio(fill, color.surface),
                  ratio(fill, color.canvas),
                  ratio(chart[`onC${index}`], fill),
                ],
              };
            })}
          />
        </div>
      ))}
    </Frame>
  );
}

/** The smallest colour difference of each set, for four kinds of colour vision. */
export function Distances() {
  const kinds = Object.entries(visions);
  return (
    <Frame>
      <Table
        label="Smallest difference within a set"
        head={['Set', 'Needs', ...kinds.map(([name]) => name)]}
        figures={[1, 2, 3, 4, 5]}
        rows={themeNames.flatMap((theme) =>
          distinctSets(colors[theme]).map((set) => ({
            id: `${theme} ${set.name}`,
            cells: [
              `${set.name}, ${theme}`,
              set.atLeast.toFixed(1),
              ...kinds.map(([, see]) => smallestDifference(set.colors.map(see)).toFixed(1)),
            ],
          })),
        )}
      />
    </Frame>
  );
}
