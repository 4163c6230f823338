import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const isElsewhere = /^([a-z][a-z+.-]*:|\/\/|#)/i;

/** A link that uses the router for addresses of the app; any other address is an ordinary link. */
export function RouterLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  if (isElsewhere.test(href))
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  return (
    <Link {...props} to={href}>
      {children}
    </Link>
  );
}
