import { useLayoutEffect, useRef, useState } from 'react';

/** The custom property behind a token such as `vars.space.m`. */
const propertyOf = (token: string): string => token.replace(/^var\((--[^,)]+).*$/, '$1');

/**
 * The computed values of tokens, read from the page.
 *
 * @param tokens Expressions such as `vars.space.m`.
 * @returns A ref for the element to read at, and the values by token; empty before the first layout.
 */
export function useTokenValues<Host extends HTMLElement>(tokens: readonly string[]) {
  const host = useRef<Host>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = tokens.join(' ');
  useLayoutEffect(() => {
    if (host.current === null) return;
    const computed = getComputedStyle(host.current);
    setValues(new Map(wanted.split(' ').map((token) => [token, computed.getPropertyValue(propertyOf(token)).trim()])));
  }, [wanted]);
  return [host, values] as const;
}

/** '0.75rem' as '12 px', '.12s' as '120 ms', '-.01em' as '-0.01em'; other values as they are. */
export function readable(value = ''): string {
  const [, amount, unit] = /^(-?[\d.]+)(rem|s|ms|em)$/.exec(value) ?? [];
  if (amount === undefined) return value;
  if (unit === 'rem') return `${Number(amount) * 16} px`;
  if (unit === 'em') return `${Number(amount)}em`;
  return `${Number(amount) * (unit === 's' ? 1000 : 1)} ms`;
}
