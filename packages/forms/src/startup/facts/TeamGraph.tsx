import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import * as styles from './facts.css.ts';
import type { MemberRow, TieRow } from './factValues.ts';
import { teamLayout } from './teamLayout.ts';

interface TeamGraphProps {
  members: readonly MemberRow[];
  ties: readonly TieRow[];
}

/** The graph of the team; members without a tie are highlighted. */
export function TeamGraph({ members, ties }: TeamGraphProps) {
  const { t } = useLingui();
  if (members.length < 2) return null;
  const { size, radius, nodes, lines, groups } = teamLayout(members, ties);
  const alone = nodes.filter((node) => node.isAlone).length;
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${size} ${size}`} className={styles.picture} role="img" aria-label={t`Team graph`}>
        {lines.map(({ id, width, ...ends }) => (
          <line key={id} {...ends} className={styles.line} style={assignInlineVars({ [styles.width]: `${width}px` })} />
        ))}
        {nodes.map((node) => (
          <g key={node.id}>
            <circle
              cx={node.x}
              cy={node.y}
              r={radius}
              className={styles.node}
              data-state={node.isAlone ? 'alone' : 'tied'}
            />
            <text x={node.x} y={node.y} className={styles.initials}>
              {node.label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>
          <Plural value={members.length} one="# member" other="# members" />
          {' · '}
          <Plural value={lines.length} one="# tie" other="# ties" />
          {' · '}
          <Plural value={groups} one="# group" other="# groups" />
        </span>
        {alone > 0 && (
          <span>
            <Plural value={alone} one="# member has no tie" other="# members have no tie" />
          </span>
        )}
        <span className={styles.legend}>
          <Trans>The thicker the line, the closer they work.</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
