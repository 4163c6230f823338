import { formatNumber } from '@aval/metrics';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CodeBlock/CopyButton.tsx';
import { type Json, jsonLines, type JsonLine, openPaths, treeKey } from './jsonLines.ts';
import * as styles from './JsonView.css.ts';

export interface JsonViewProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Name of the tree: 'Server response'. */
  title: string;
  /** Any JSON value. */
  value: Json;
  /** Initially open levels. */
  depth?: number | undefined;
}

/** Depth that opens a whole tree. */
const everything = 100;

/** A JSON value as a collapsible tree. */
export function JsonView({ title, value, depth = 2, className, ...rest }: JsonViewProps) {
  const texts = useTexts();
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openPaths(value, depth));
  const [batches, setBatches] = useState<ReadonlyMap<string, number>>(new Map());
  const [current, setCurrent] = useState('[]');
  const lines = useMemo(() => jsonLines(value, open, batches), [value, open, batches]);
  const index = Math.max(
    0,
    lines.findIndex((line) => line.path === current),
  );

  function toggle(path: string, isOpen: boolean) {
    const next = new Set(open);
    if (isOpen) next.add(path);
    else next.delete(path);
    setOpen(next);
  }

  function focusLine(place: number) {
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[place]?.focus();
  }

  function act(line: JsonLine) {
    if (line.kind === 'more') {
      showMore(line);
      return;
    }
    setCurrent(line.path);
    if (line.count > 0) toggle(line.path, !line.isOpen);
  }

  /** Moves the focus to the first new line, because the pressed line disappears with the last batch. */
  function showMore(line: JsonLine) {
    const place = lines.indexOf(line);
    const parent = line.path.slice(0, -' more'.length);
    const next = new Map(batches).set(parent, (batches.get(parent) ?? 1) + 1);
    flushSync(() => {
      setBatches(next);
      setCurrent(jsonLines(value, open, next)[place]?.path ?? '[]');
    });
    focusLine(place);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const line = lines[index];
    if (event.ctrlKey || event.metaKey || event.altKey || line === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act(line);
      return;
    }
    const move = treeKey(lines, index, event.key);
    if (move === null) return;
    event.preventDefault();
    if (move.type !== 'focus') {
      toggle(move.path, move.type === 'open');
      return;
    }
    setCurrent(lines[move.index]?.path ?? '[]');
    focusLine(move.index);
  }

  return (
    <section aria-label={title} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.header}>
        <span className={styles.title}>{title}</span>
        <div className={styles.tools}>
          <Button size="small" variant="ghost" onClick={() => setOpen(openPaths(value, everything))}>
            {texts.jsonExpandAll}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setOpen(new Set())}>
            {texts.jsonCollapseAll}
          </Button>
          <CopyButton text={() => JSON.stringify(value ?? null, null, 2)} />
        </div>
      </div>
      <div ref={tree} role="tree" aria-label={title} tabIndex={-1} className={styles.tree} onKeyDown={handleKeyDown}>
        {lines.map((line, at) => (
          <div
            key={line.path}
            role="treeitem"
            aria-level={line.level}
            aria-posinset={line.position}
            aria-setsize={line.size}
            aria-selected={at === index}
            aria-expanded={line.count > 0 && line.kind !== 'more' ? line.isOpen : undefined}
            tabIndex={at === index ? 0 : -1}
            className={styles.line}
            style={assignInlineVars({ [styles.depth]: String(line.level - 1) })}
            onClick={() => act(line)}
            onKeyDown={() => undefined}
          >
            <LineText line={line} />
          </div>
        ))}
      </div>
    </section>
  );
}

function LineText({ line }: { line: JsonLine }) {
  const texts = useTexts();
  const { kind, name, text, count, isOpen } = line;
  const isBranch = kind === 'list' || kind === 'object';
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  if (kind === 'more')
    return <span className={styles.more}>{fillText(texts.jsonMore, { count: formatNumber(count) })}</span>;
  return (
    <>
      <span className={styles.mark}>{count > 0 && <Chevron aria-hidden className={styles.chevron} />}</span>
      {name !== null && <span className={styles.name}>{`${name}: `}</span>}
      <span className={styles.value} data-kind={kind}>
        {isBranch ? (kind === 'list' ? '[ ' : '{ ') : text}
        {isBranch && (
          <span className={styles.count}>
            {count === 1 ? texts.jsonItem : fillText(texts.jsonItems, { count: formatNumber(count) })}
          </span>
        )}
        {isBranch && (kind === 'list' ? ' ]' : ' }')}
      </span>
    </>
  );
}
