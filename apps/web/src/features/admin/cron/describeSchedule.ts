import cronstrue from 'cronstrue/i18n';

/**
 * When a schedule starts its work, in words.
 *
 * @param expression as cron has it.
 * @returns the expression itself when it cannot be put in words.
 */
export function describeSchedule(expression: string, locale: 'en' | 'es'): string {
  try {
    return cronstrue.toString(expression, { locale, use24HourTimeFormat: true });
  } catch {
    return expression;
  }
}
