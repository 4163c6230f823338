import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import * as styles from './CodeBlock.css.ts';
import { CopyButton } from './CopyButton.tsx';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** The text, exactly as it is copied. */
  code: string;
  /** What it is: a file name, a command's purpose. */
  title?: string | undefined;
  /** Numbers before the lines; they are never copied. */
  hasLineNumbers?: boolean | undefined;
  /** Long lines go on below instead of scrolling sideways: prose, extracted documents. */
  isWrapped?: boolean | undefined;
}

/** Text to be read letter by letter or taken elsewhere: a command, an answer of the server, a document's text. */
export function CodeBlock({
  code,
  title,
  hasLineNumbers = false,
  isWrapped = false,
  className,
  ...rest
}: CodeBlockProps) {
  const words = useWords();
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <figure {...rest} className={clsx(styles.root, className)} data-titled={title !== undefined}>
      <figcaption className={styles.header}>
        <span className={styles.title}>{title}</span>
        <CopyButton text={code} />
      </figcaption>
      <section
        aria-label={title ?? words.codeLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.scroller}
      >
        <pre className={styles.pre} data-wrapped={isWrapped} data-numbered={hasLineNumbers}>
          <code>
            {hasLineNumbers
              ? lines.map((line, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} className={styles.line}>
                    {`${line}\n`}
                  </span>
                ))
              : code}
          </code>
        </pre>
      </section>
    </figure>
  );
}
