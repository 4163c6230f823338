/** Patterns for degrees in both languages with their level in the field table, highest first; for folded text. */
const levels: readonly (readonly [number, RegExp])[] = [
  [5, /\b(?:ph\.?d\.?s?|doctorates?|doctoral|doctorad[oa]s?|doctor(?:as|a|es)?(?= (?:en|por|in|of|cum)\b))(?![a-z])/],
  [4, /\b(?:masters?|master's|m\.?sc\.?|mba|m\.?eng\.?|posgrado|postgrado|postgraduate)(?![a-z])/],
  [
    3,
    /\b(?:bachelors?|bachelor's|b\.?sc\.?|b\.?a\.(?= )|undergraduate|university degree|grado(?: universitario)?|licenciad[oa]s?|licenciatura|graduad[oa]s?|ingenieria superior|diplomatura)(?![a-z])/,
  ],
  [2, /\b(?:vocational (?:training|degree)|formacion profesional|fp|ciclo formativo|apprenticeship)(?![a-z])/],
];

/** Returns the level of the highest degree that a folded text names; null if it names none. */
export function educationLevelIn(folded: string): number | null {
  return levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
