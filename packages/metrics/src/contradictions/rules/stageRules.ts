import type { EvaluatedField } from '../../inputs/inputDomains.ts';
import { printed } from '../printed.ts';
import type { Rule } from '../Rule.ts';

const { euros, plain } = printed;

/** The best value of each rating that a startup gives itself. */
const best: Partial<Record<EvaluatedField, number>> = {
  technical_expertise: 5,
  business_expertise: 5,
  team_completeness: 5,
  execution_capacity: 5,
  innovation_level: 5,
  unique_technology: 1,
  price_advantage: 1,
  unique_features: 10,
  scalability_potential: 5,
  marginal_cost: 0,
  network_effects: 1,
  customer_feedback: 5,
  problem_relevance: 5,
};
const ratings = Object.keys(best) as EvaluatedField[];
const manyBest = 11;

const [prototype, mvp, growth, expansion] = [0.25, 0.5, 0.75, 1];

/** Rules on the stage, and on ratings that nobody else gave. */
export const stageRules: readonly Rule[] = [
  {
    id: 'stage_revenue',
    severity: 'severe',
    fields: ['stage_id', 'revenue'],
    check({ stage, revenue }) {
      if (!stage || stage.maturity >= mvp || revenue === null) return null;
      const most = stage.maturity < prototype ? 50_000 : 250_000;
      if (revenue <= most) return null;
      return {
        values: [stage.name, revenue],
        fits: { field: 'revenue', low: 0, high: most },
        message: {
          en: `Stage ${stage.name} with a revenue of ${euros(revenue)} a year: a later stage would fit.`,
          es: `Etapa ${stage.name} con unos ingresos de ${euros(revenue)} al año: encajaría una etapa posterior.`,
        },
      };
    },
  },
  {
    id: 'stage_without_revenue',
    severity: 'severe',
    fields: ['stage_id', 'revenue'],
    check({ stage, revenue }) {
      if (!stage || stage.maturity < expansion || revenue !== 0) return null;
      return {
        values: [stage.name, 0],
        fits: null,
        message: { en: `Stage ${stage.name} without any revenue.`, es: `Etapa ${stage.name} sin ingresos.` },
      };
    },
  },
  {
    id: 'stage_headcount',
    severity: 'mild',
    fields: ['stage_id', 'team_size'],
    check({ stage, input }) {
      const team = input('team_size');
      if (!stage || team === null) return null;
      const isEarly = stage.maturity < prototype;
      if (!(isEarly && team > 15) && !(stage.maturity >= expansion && team <= 2)) return null;
      return {
        values: [stage.name, team],
        fits: { field: 'team_size', low: isEarly ? 1 : 3, high: isEarly ? 15 : 1000 },
        message: {
          en: `Stage ${stage.name} with a team of ${team}.`,
          es: `Etapa ${stage.name} con un equipo de ${team}.`,
        },
      };
    },
  },
  {
    id: 'feedback_without_users',
    severity: 'mild',
    fields: ['customer_feedback', 'stage_id'],
    check({ input, stage, revenue, survey }) {
      const feedback = input('customer_feedback');
      if (feedback === null || feedback < 4.5 || !stage || stage.maturity >= mvp) return null;
      if ((revenue ?? 0) > 0 || survey !== null) return null;
      return {
        values: [feedback, stage.name],
        fits: null,
        message: {
          en: `Customer feedback of ${plain(feedback)} at stage ${stage.name}, without revenue or a survey of users.`,
          es: `Opinión de clientes de ${plain(feedback)} en etapa ${stage.name}, sin ingresos ni encuesta a usuarios.`,
        },
      };
    },
  },
  {
    id: 'readiness_against_stage',
    severity: 'mild',
    fields: ['value_proposition.educational', 'stage_id'],
    check({ readiness, stage }) {
      if (readiness === null || !stage) return null;
      const isLow = readiness <= 3 && stage.maturity >= growth;
      if (!isLow && !(readiness >= 9 && stage.maturity < prototype)) return null;
      return {
        values: [readiness, stage.name],
        fits: null,
        message: {
          en: `Technology readiness ${readiness} at stage ${stage.name}.`,
          es: `Madurez tecnológica ${readiness} en etapa ${stage.name}.`,
        },
      };
    },
  },
  {
    id: 'best_at_everything',
    severity: 'mild',
    fields: ratings,
    check({ input, isSelfRating }) {
      const count = ratings.filter((field) => input(field) === best[field] && isSelfRating(field)).length;
      if (count < manyBest) return null;
      return {
        values: [count, ratings.length],
        fits: null,
        message: {
          en: `${count} of ${ratings.length} self-ratings are the best possible.`,
          es: `${count} de ${ratings.length} valoraciones propias son las mejores posibles.`,
        },
      };
    },
  },
];
