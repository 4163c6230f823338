const formula = /(^|[;|\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Text of a CSV file as no spreadsheet runs it: an apostrophe stands wherever one would begin to read a formula, at the
 * start and behind a sign at which some split a line, as those set to Spanish do at a semicolon. A signed figure is
 * text as well: leave it out where it is meant to be read as a number.
 */
export function escapeFormulas(text: string): string {
  return text.replace(formula, "$1$2'");
}
