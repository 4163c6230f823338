import { useLingui } from '@lingui/react/macro';
import { FileCheck, type LucideIcon, User } from 'lucide-react';

import * as parts from './Recommendations.css.ts';

interface AdviceDetailsProps {
  who: string | null;
  proof: string | null;
}

/** Who does it, and what would prove it. */
export function AdviceDetails({ who, proof }: AdviceDetailsProps) {
  const { t } = useLingui();
  if (who === null && proof === null) return null;
  return (
    <dl className={parts.details}>
      <Detail icon={User} term={t`Who does it`} text={who} />
      <Detail icon={FileCheck} term={t`What would prove it`} text={proof} />
    </dl>
  );
}

interface DetailProps {
  icon: LucideIcon;
  term: string;
  text: string | null;
}

function Detail({ icon: Icon, term, text }: DetailProps) {
  if (text === null) return null;
  return (
    <div className={parts.detail}>
      <dt className={parts.detailTerm}>
        <Icon aria-hidden className={parts.detailIcon} />
        <span className={parts.termText}>{term}</span>
      </dt>
      <dd className={parts.detailText}>{text}</dd>
    </div>
  );
}
