/** The forms that companies add to their name, most with or without periods: 'S.L.', 'SLU', 'Sp. z o.o.'. */
const forms = [
  String.raw`S\.?\s?L\.?(?:\s?[UPL]\.?|\s?N\.?\s?E\.?)?`,
  String.raw`S\.?\s?A\.?(?:\s?P\.?\s?I\.?)?(?:\s?[US]\.?)?(?: de C\.?\s?V\.?)?`,
  String.raw`S\.?\s?(?:de )?R\.?\s?L\.?(?: de C\.?\s?V\.?)?`,
  String.raw`S\.?\s?Coop\.?(?:\s?(?:And|Mad|Gal|V|C)\.?)?|S\.?\s?C\.?\s?(?:A|P)?\.?|C\.?\s?B\.`,
  String.raw`S\.?\s?p\.?\s?A\.?|S\.?r\.?l\.?s?|S\.?\s?à\s?r\.?l\.?|SARL|EURL|SASU|SNC`,
  String.raw`Ltd\.?|Ltda\.?|L[Dd][Aa]\.?|Limited|PLC|plc|P\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|(?:& )?Co\.(?:,? Ltd\.?)?|L\.?L\.?[CP]\.?`,
  String.raw`GmbH(?: & Co\.? KGa?A?)?|gGmbH|mbH|AG|KG|KGaA|UG|SE|e\.\s?V\.|e\.\s?U\.`,
  String.raw`B\.?\s?V\.?|N\.?\s?V\.?|Oyj?|OÜ|AB|ASA?|A\/S|ApS|I\/S|SIA|UAB`,
  String.raw`[Ss]p\.\s?z\s?o\.\s?o\.|[Ss]p\.\s?[kj]\.|d\.\s?o\.\s?o\.|s\.\s?r\.\s?o\.|a\.\s?s\.|Kft\.?|Zrt\.?|Nyrt\.?|EOOD|OOD|AD|A\.\s?Ş\.|S\.?R\.?L\.?`,
  String.raw`(?:Sdn\.? )?Bhd\.?|(?:Pty|Pte|Pvt)\.?(?: Ltd\.?)?|K\.?K\.`,
].join('|');

/** Pattern for a legal form behind a name, for text as written, with the comma before it. */
export const legalForm = String.raw`,?\s(?:${forms})(?![\p{L}\d])`;

const behindName = new RegExp(String.raw`(?<=[\p{L}\d)"'”»])${legalForm}`, 'gu');
const atEnd = new RegExp(String.raw`(?<=[\p{L}\d)"'”»])${legalForm}$`, 'u');

/** Removes the legal forms of the companies that a text names. */
export function withoutLegalForms(text: string): string {
  return text.replaceAll(behindName, '');
}

const endingSentence = new RegExp(String.raw`(?<=[\p{L}\d)"'”»]${legalForm}(?<=\.)) (?=\p{Lu}\p{Ll})`, 'u');

/** Returns the beginning of a text up to a legal form whose period ends a sentence: 'Brizna Ltd.' of 'Brizna Ltd. People'. */
export function upToLegalForm(text: string): string {
  return text.split(endingSentence, 1)[0] ?? text;
}

/** Whether a text ends with a legal form: the period of 'S.L.' is part of it. */
export function endsWithLegalForm(text: string): boolean {
  return atEnd.test(text);
}
