import cronstrue from 'cronstrue';
import 'cronstrue/locales/es.js';

/**
 * Describes a cron schedule in plain language.
 *
 * @param expression A cron expression.
 * @returns The expression itself when it cannot be described.
 */
export function describeSchedule(expression: string, locale: 'en' | 'es'): string {
  try {
    return cronstrue.toString(expression, { locale, use24HourTimeFormat: true });
  } catch {
    return expression;
  }
}
