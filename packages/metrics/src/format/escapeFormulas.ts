const formula = /(^|[;|\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Escapes text of a CSV file against formula injection: puts an apostrophe wherever a spreadsheet would start to read a
 * formula, which is at the start and after separators (Spanish spreadsheets split at semicolons). Signed numbers are
 * escaped, too, so do not pass values that must stay numeric.
 */
export function escapeFormulas(text: string): string {
  return text.replace(formula, "$1$2'");
}
