import type { Container } from '@aval/contract';
import { Button, Card, CardHeader, DefinitionList, StatusBadge } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ScrollText } from 'lucide-react';

import { RelativeDate } from '../../text/RelativeDate.tsx';
import * as styles from './containers.css.ts';
import { containerStatus } from './containerStatus.ts';

const shortId = 12;

interface ContainerCardsProps {
  containers: readonly Container[];
  /** Opens the log of a container. */
  onOpen: (id: string) => void;
}

/** The containers of the engine, each with a button that opens its log. */
export function ContainerCards({ containers, onOpen }: ContainerCardsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.cards} aria-label={t`Containers`}>
      {containers.map(({ id, name, image, created, status }) => (
        <li key={id} className={styles.item}>
          <Card aria-label={name} className={styles.card}>
            <CardHeader
              level={2}
              title={<span className={styles.name}>{name}</span>}
              tools={<StatusBadge status={containerStatus(status)} label={status} />}
            />
            <DefinitionList
              className={styles.facts}
              items={[
                { term: t`Image`, value: image },
                { term: t`ID`, value: <code>{id.slice(0, shortId)}</code> },
                { term: t`Created`, value: <RelativeDate date={created} /> },
              ]}
            />
            <Button
              icon={ScrollText}
              className={styles.open}
              aria-label={t`Open the logs of ${name}`}
              onClick={() => onOpen(id)}
            >
              {t`Open the logs`}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
