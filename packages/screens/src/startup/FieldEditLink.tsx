import { type StartupFieldId, startupField } from '@aval/contract';
import { TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { createContext, useContext } from 'react';

import { useLocale } from '../text/useLocale.ts';
import { inSentence } from './inSentence.ts';
import * as own from './metrics.css.ts';

/** The address of the form in which a field is stated; null without permission, and for fields that no form has. */
export const FieldEditLinkContext = createContext<(field: StartupFieldId) => string | null>(() => null);

interface FieldEditLinkProps {
  field: StartupFieldId;
}

/** A link from an unstated input to the form in which to state it; renders nothing for users without permission. */
export function FieldEditLink({ field }: FieldEditLinkProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const href = useContext(FieldEditLinkContext)(field);
  if (href === null) return null;
  const text = t`Enter value`;
  return (
    <TextLink href={href} aria-label={`${text}: ${startupField(field).label[locale]}`}>
      {text}
    </TextLink>
  );
}

interface FirstFieldEditLinkProps {
  fields: readonly StartupFieldId[];
}

/** A link to the first missing input that the user may state; renders nothing when there is none. */
export function FirstFieldEditLink({ fields }: FirstFieldEditLinkProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const placeOf = useContext(FieldEditLinkContext);
  const field = fields.find((one) => placeOf(one) !== null);
  const href = field && placeOf(field);
  if (!field || !href) return null;
  const name = inSentence(startupField(field).label[locale], locale);
  return (
    <TextLink variant="quiet" href={href} className={own.editFirst}>
      <PenLine aria-hidden className={own.editIcon} />
      {t`Enter the ${name}`}
    </TextLink>
  );
}
