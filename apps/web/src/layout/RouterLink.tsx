import type { ComponentProps, FocusEvent, PointerEvent } from 'react';
import { Link } from 'react-router-dom';

import { preload } from '../preload.ts';

const isElsewhere = /^([a-z][a-z+.-]*:|\/\/|#)/i;

/** A link that the router follows within the application; any other address stays an ordinary link. */
export function RouterLink({ href = '', children, onPointerEnter, onFocus, ...props }: ComponentProps<'a'>) {
  if (isElsewhere.test(href))
    return (
      <a {...props} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus}>
        {children}
      </a>
    );

  function handlePointerEnter(event: PointerEvent<HTMLAnchorElement>) {
    onPointerEnter?.(event);
    preload(href);
  }

  function handleFocus(event: FocusEvent<HTMLAnchorElement>) {
    onFocus?.(event);
    preload(href);
  }

  return (
    <Link {...props} to={href} onPointerEnter={handlePointerEnter} onFocus={handleFocus}>
      {children}
    </Link>
  );
}
