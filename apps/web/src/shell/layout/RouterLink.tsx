import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const isElsewhere = /^([a-z][a-z+.-]*:|\/\/|#)/i;

/** A link that the router follows within the application; any other address stays an ordinary link. */
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
