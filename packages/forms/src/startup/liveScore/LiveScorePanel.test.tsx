import '../../testing/jsdom.ts';
import { masterDataSeed } from '@aval/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { filledValues, requiredValues } from '../../testing/filledValues.ts';
import { FormsStory } from '../../testing/FormsStory.tsx';
import type { WizardFieldId } from '../wizardFields.ts';
import { emptyValues, type WizardValues } from '../wizardValues.ts';
import { liveEvaluation } from './liveEvaluation.ts';
import { LiveScorePanel, type LiveScorePanelProps } from './LiveScorePanel.tsx';

afterEach(cleanup);

function show(values: WizardValues, props: Partial<LiveScorePanelProps> = {}) {
  render(
    <FormsStory>
      <LiveScorePanel evaluation={liveEvaluation(values, masterDataSeed, 2026)} {...props} />
    </FormsStory>,
  );
}

const panelText = () => screen.getByRole('region', { name: 'Live score' }).textContent?.replaceAll('\u00A0', ' ');

describe('LiveScorePanel', () => {
  it('shows the likely range while there is no score', () => {
    show({ ...emptyValues(), founder_count: 3, team_size: 6 }, { currentArea: 'team' });
    expect(panelText()).toContain('Not evaluated');
    expect(panelText()).toContain('Likely between');
    expect(panelText()).toContain('A score appears at 50 %, or when every required field is filled.');
    expect(screen.getByText('Team and resources').getAttribute('data-state')).toBe('current');
    expect(panelText()).not.toContain('Where the points come from');
  });

  it('shows printed points that add up to the printed score', () => {
    show(filledValues());
    const points = [...(panelText() ?? '').matchAll(/\+(\d+,\d)/g)].map(([, figure]) =>
      Number(figure?.replace(',', '.')),
    );
    expect(points).toHaveLength(5);
    const total = points.reduce((sum, figure) => sum + figure, 0);
    expect(panelText()).toContain(total.toFixed(1).replace('.', ','));
  });

  it('shows the sum even when nothing is stated for an area, with a note', () => {
    show(requiredValues());
    expect(panelText()).toContain('Where the points come from');
    expect(panelText()).toMatch(/Team and resources ?nothing stated/);
    expect(panelText()).not.toMatch(/Market ?nothing stated/);
  });

  it('suggests at most three inputs, and goes to the chosen one', async () => {
    const onNarrowingSelect = vi.fn<(id: WizardFieldId) => void>();
    const ids = ['business_expertise', 'team_completeness', 'execution_capacity', 'team_size'] as const;
    show(emptyValues(), { narrowings: ids.map((id) => ({ id, points: 2.84 })), onNarrowingSelect });
    expect(screen.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: /Team Completeness −2,8 points/ }));
    expect(onNarrowingSelect).toHaveBeenCalledWith('team_completeness');
  });

  it('has a text alternative for the range', () => {
    show(filledValues());
    expect(screen.getByRole('img', { name: /of 100, range/ })).toBeDefined();
  });
});
