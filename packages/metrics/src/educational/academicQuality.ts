import { composite, own, quantity, same, whenKnown } from '../model/nodes.ts';
import { curve, logCurve, outOfTen, scoreOn } from '../model/scale.ts';
import { patentScale } from '../value/patentScale.ts';

const record = logCurve([0, 1], [2, 4], [5, 6], [20, 10]);
const mentorsScale = curve([0, 20], [1, 50], [3, 80], [5, 100]);

const asShare = (rating: number): number => (rating - 1) / 4;

/** Academic achievements that schooling and patents suggest, 0-10. */
export function usualAchievements(education: number, unknownScore: number, patents: number | null): number {
  const patentScore = patents === null ? unknownScore : scoreOn(patentScale, patents);
  return 10 * (0.7 * asShare(education) + (0.3 * patentScore) / 100);
}

/** Mix of disciplines that skills and roles suggest, 0-10. */
export function usualDiversity(balance: number, completeness: number | null): number {
  return 10 * balance * (0.5 + 0.5 * asShare(completeness ?? 3));
}

export const achievements = quantity(
  'EDU_TRM_academic_achievements',
  whenKnown(['academic_record'], (points) => scoreOn(record, points)),
  whenKnown(['founders_education_level', 'unknown_score'], usualAchievements, ['patent_count']),
);
export const facultyInvolvement = quantity(
  'EDU_TRM_faculty_involvement',
  same('faculty_involvement'),
  whenKnown(['founders_education_level'], (level) => 6 * asShare(level)),
);
export const studentDiversity = quantity(
  'EDU_TRM_student_diversity',
  same('discipline_mix'),
  whenKnown(['skill_balance'], usualDiversity, ['team_completeness']),
);
export const institutionalSupport = quantity(
  'EDU_TRM_institutional_support',
  same('institutional_support'),
  whenKnown(['public_share'], (publicShare) => 3 + 5 * publicShare),
);

/** Access to mentors. */
export const mentors = composite('EDU_TRM_mentors_score', [own(1, 'mentors', mentorsScale)]);

/** Strength of the academic base. */
export const academicQuality = composite('EDU_TRM_academic_quality_score', [
  own(0.3, 'EDU_TRM_academic_achievements', outOfTen),
  own(0.25, 'EDU_TRM_faculty_involvement', outOfTen),
  own(0.2, 'EDU_TRM_institutional_support', outOfTen),
  own(0.15, 'mentors', mentorsScale),
  own(0.1, 'EDU_TRM_student_diversity', outOfTen),
]);
