import { usedIcons } from 'virtual:used-icons';

import { toneIcons, tones } from '../../packages/ui/src/components/Badge/tones.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';

const listed = (users: readonly string[]): string =>
  users.length > 3 ? `${users.slice(0, 3).join(', ')} and ${users.length - 3} more` : users.join(', ');

/** The icon of each tone. */
export function ToneIcons() {
  return (
    <Frame>
      <div className={styles.tiles}>
        {tones.map((tone) => {
          const Icon = toneIcons[tone];
          return (
            <div key={tone} className={styles.iconTile}>
              <Icon aria-hidden className={styles.icon} />
              {tone}
            </div>
          );
        })}
      </div>
    </Frame>
  );
}

/** Every icon that the product imports, read from its source when this Storybook is built. */
export function UsedIcons() {
  return (
    <Frame>
      <p>{`${usedIcons.length} icons are in use.`}</p>
      <Table
        label="Icons in use"
        head={['Icon', 'Name', 'Used by']}
        rows={usedIcons.map(({ name, Icon, users }) => ({
          id: name,
          cells: [
            <Icon key="icon" aria-hidden className={styles.icon} />,
            <code key="name" className={styles.mono}>
              {name}
            </code>,
            listed(users),
          ],
        }))}
      />
    </Frame>
  );
}
