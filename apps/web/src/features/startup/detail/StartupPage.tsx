import type { CalculationRecord, Startup, User } from '@aval/contract';
import {
  calculationKey,
  chosenCalculation,
  type ExportFormat,
  findCalculation,
  lazyPart,
  StartupScreen,
  useLocale,
} from '@aval/screens';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { loadable } from '../../../api/loadable.ts';
import { allLookups, LookupError, lookupFailure } from '../../../api/masterData.ts';
import { calculationsOf } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { paths } from '../../../paths.ts';
import { exportLensesOf } from '../../../reports/exportLenses.ts';
import { useFollow } from '../../../startups/useFollow.ts';
import { useMissingCalculation } from '../../../startups/useMissingCalculation.ts';
import { useActions } from '../actions/useActions.ts';
import { useSaveStartup } from '../edit/useSaveStartup.ts';
import { canPropose } from '../figures/canPropose.ts';
import { fieldEditLinks } from './fieldEditLinks.ts';
import { lensesOf } from './lenses.ts';
import { tabLinks } from './tabLinks.ts';
import { useConfirmFact } from './useConfirmFact.ts';
import { useDetailAddress } from './useDetailAddress.ts';
import { useFactHistory } from './useFactHistory.ts';
import { useNamedPart } from './useNamedPart.ts';
import { useRecalculate } from './useRecalculate.ts';

const StartupPercentile = lazyPart(async () => (await import('./StartupPercentile.tsx')).StartupPercentile);
const ActionDialog = lazyPart(async () => (await import('../actions/ActionDialog.tsx')).ActionDialog);
const FactHistory = lazyPart(async () => (await import('./FactHistory.tsx')).FactHistory);
const DeleteStartup = lazyPart(async () => (await import('./DeleteDialogs.tsx')).DeleteStartup);
const DeleteCalculation = lazyPart(async () => (await import('./DeleteDialogs.tsx')).DeleteCalculation);

interface StartupPageProps {
  startup: Startup;
  user: User;
  /** Rendered instead of the evaluation. */
  editor?: ReactNode;
}

/** The page of an existing startup. */
export function StartupPage({ startup, user, editor }: StartupPageProps) {
  const locale = useLocale();
  useNamedPart();
  const isAdmin = user.role === 'admin';
  const lenses = lensesOf(user);
  const [address] = useSearchParams();
  const { state, change, linkOf } = useDetailAddress(lenses);
  const calculations = useQuery(calculationsOf(startup.id));
  const lookups = useQuery(allLookups());
  const { toggle } = useFollow(startup);
  const history = useFactHistory();
  const { save } = useSaveStartup(startup);
  const confirmFact = useConfirmFact(startup);
  const stateRunway = (months: number) => save({ cash_runway_months: months }, { isOverwriting: false });
  const [deleting, setDeleting] = useState<'startup' | 'calculation' | null>(null);
  // Keep a dialog mounted once it was open, so that its closing animation can run.
  const [wasDeleting, setWasDeleting] = useState(false);
  // Do not report a calculation as missing to the user who has just deleted it.
  const [deletedAt, setDeletedAt] = useState<string | null>(null);
  const recalculation = useRecalculate(startup.id, () => change({ at: null }));
  const all = calculations.data ?? [];
  const chosen = chosenCalculation(all, state.at);
  const { taken, subject, close } = useActions(startup, user, all[0]);
  const isNamed = findCalculation(all, ({ calculation_date: date }) => calculationKey(date) === state.at) !== undefined;
  const isGone = state.at !== null && state.at !== deletedAt && !isNamed && chosen !== undefined;
  useMissingCalculation(isGone && !calculations.isFetching, () => change({ at: null }));
  const exportCalculation = async (calculation: CalculationRecord, format: ExportFormat): Promise<void> => {
    const { exportStartup } = await import('./startupExport.ts');
    await exportStartup(startup, calculation, exportLensesOf(user), locale, format, lookups.data);
  };
  const closeDialog = () => {
    setDeleting(null);
    setDeletedAt(null);
  };
  const beginDelete = (what: 'startup' | 'calculation') => {
    setWasDeleting(true);
    setDeletedAt(what === 'calculation' ? state.at : null);
    setDeleting(what);
  };
  return (
    <>
      <StartupScreen
        startup={startup}
        calculations={loadable(calculations)}
        lookups={{
          ...loadable(lookups),
          failure: lookups.error && {
            kind: 'other',
            message: lookups.error instanceof LookupError ? lookupFailure(lookups.error.lookup, lookups.error) : '',
          },
        }}
        lenses={lenses}
        state={state}
        onChange={change}
        whatIfLink={(whatIf) => linkOf({ whatIf })}
        fieldEditLink={fieldEditLinks(startup, user)}
        onAnswer={(answers) => save({ answers }, { isOverwriting: false })}
        canAcceptAnswers={isAdmin}
        confirming={isAdmin ? { confirm: confirmFact, stateRunway } : undefined}
        taken={taken}
        onHistory={history.open}
        renderPercentile={(metric) => (
          <Suspense>
            <StartupPercentile startupId={startup.id} metric={metric} />
          </Suspense>
        )}
        tabs={
          isAdmin
            ? tabLinks(startup.id, paths.editStartup(startup.id), address)
            : canPropose(startup)
              ? { ...tabLinks(startup.id, paths.updateFigures(startup.id), address), isProposing: true }
              : undefined
        }
        editor={editor}
        paths={isAdmin ? paths : { ...paths, auditOfStartup: undefined }}
        onFollowToggle={toggle}
        recalculation={isAdmin ? recalculation : undefined}
        onDelete={isAdmin ? () => beginDelete('startup') : undefined}
        onDeleteCalculation={isAdmin ? () => beginDelete('calculation') : undefined}
        onExport={exportCalculation}
      />
      {subject && (
        <Suspense>
          <ActionDialog startupId={startup.id} {...subject} onClose={close} />
        </Suspense>
      )}
      {history.field && (
        <Suspense>
          <FactHistory startupId={startup.id} field={history.field} onClose={history.close} />
        </Suspense>
      )}
      {wasDeleting && (
        <Suspense>
          <DeleteStartup startup={startup} isOpen={deleting === 'startup'} onClose={closeDialog} />
          {chosen && (
            <DeleteCalculation
              calculation={chosen}
              isOpen={deleting === 'calculation'}
              onClose={closeDialog}
              onDeleted={() => {
                setDeleting(null);
                change({ at: null });
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
