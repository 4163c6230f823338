/** How reliable a figure is, for a source that gives several: verified, simply stated, or only claimed. */
export type Standing = 'checked' | 'said' | 'claimed';

const checked =
  /\b(?:verified|audited|confirmed|our (?:own )?(?:calculation|count|estimate|figure)|we (?:found|count|counted|calculate|use)|payroll shows|verificad[oa]s?|auditad[oa]s?|comprobad[oa]s?|contrastad[oa]s?|confirmad[oa]s?|(?:nuestro|segun nuestro) calculo|calculo propio)\b/;
const claimed =
  /\b(?:claim(?:s|ed)?|(?:the )?(?:deck|pitch|website|company|founders|management|they) (?:says?|states?|names?|claims?)|as (?:stated|claimed|declared) by|declared|according to (?:the (?:deck|company|founders|pitch)|them|management)|declarad[oa]s?|(?:la empresa|los fundadores|la presentacion|ellos) (?:dicen?|declaran?|afirman?)|segun (?:ellos|la empresa|los fundadores|la presentacion|la compania))\b/;

export function standingOf(folded: string): Standing {
  if (checked.test(folded.replaceAll('unaudited', ' '))) return 'checked';
  return claimed.test(folded) ? 'claimed' : 'said';
}
