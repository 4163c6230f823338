import type { Action, CalculationRecord, Startup, User } from '@aval/contract';
import type { Recommendation } from '@aval/metrics';
import type { TakenActions } from '@aval/screens';
import { useState } from 'react';

import { actionsOf } from '../../../api/actions.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { paths } from '../../../paths.ts';
import { useDropAction } from './useDropAction.ts';

/** What a dialog is about: a recommendation to take up, or an action to edit. */
interface Subject {
  recommendation: Recommendation;
  action?: Action;
}

/**
 * What was taken up of the recommendations of a startup. Owners, the creator and administrators change it, followers see
 * it.
 *
 * @param newest The newest calculation, whose recommendations can be taken up.
 */
export function useActions(startup: Startup, user: User, newest: CalculationRecord | undefined) {
  const { id, is_owner: isOwner, can_answer: isCreator } = startup;
  const isHolder = user.role === 'admin' || isOwner || isCreator;
  // Who begins to follow sees them at the next visit: nothing moves under the pointer.
  const [seesActions] = useState(isHolder || startup.is_following);
  const { data: actions, isPending } = useQuery({ ...actionsOf(id), enabled: seesActions });
  const [subject, setSubject] = useState<Subject | null>(null);
  const onDrop = useDropAction(id);
  const recommendations = newest?.recommendations ?? [];
  const manage = {
    rules: new Set(recommendations.map(({ rule }) => rule)),
    onTakeUp: (rule: string) => {
      const recommendation = recommendations.find((each) => each.rule === rule);
      if (recommendation) setSubject({ recommendation });
    },
    onEdit: (action: Action) => setSubject({ recommendation: action.recommendation, action }),
    onDrop,
    recordHref: (action: Action) => `${paths.updateFigures(id)}?action=${action.id}`,
  };
  const taken: TakenActions | undefined = actions && { actions, manage: isHolder ? manage : undefined };
  return { taken: seesActions && isPending ? null : taken, subject, close: () => setSubject(null) };
}
