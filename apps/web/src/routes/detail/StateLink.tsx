import { type StartupFieldId, startupField } from '@aval/contract';
import { TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';

import { useLocale } from '../../language/useLocale.ts';

/** Where a field of the startup is stated; null for who may not, and for fields that have no such place. */
export const StatePlaceContext = createContext<(field: StartupFieldId) => string | null>(() => null);

interface StateLinkProps {
  field: StartupFieldId;
}

/** The way from an input that nobody stated to the form that asks for it; nothing for who may not state it. */
export function StateLink({ field }: StateLinkProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const href = useContext(StatePlaceContext)(field);
  if (href === null) return null;
  const text = t`State it`;
  return (
    <TextLink href={href} aria-label={`${text}: ${startupField(field).label[locale]}`}>
      {text}
    </TextLink>
  );
}
