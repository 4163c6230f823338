import type { ProseRule } from './ProseRule.ts';

export const productRules: readonly ProseRule[] = [
  {
    field: 'patent_count',
    patterns: [
      String.raw`<n!> (?:\w+ ){0,2}patents?\b(?! (?:application|pending|pool))`,
      String.raw`<n!> (?:\w+ ){0,1}patentes?\b`,
      String.raw`<n!> (?:\w+ )?patents?(?: granted| issued)?,? (?:and |plus )?<n+> (?:\w+ )?(?:applications?|pending|filed)\b`,
      String.raw`<n!> patentes?(?: concedidas?)?,? (?:y |mas )?<n+> (?:\w+ )?(?:solicitudes|solicitud|en tramite|solicitadas?|pendientes?)\b`,
    ],
    not: /\b(?:and (?:<n\d+>|another|one|a) (?:more |further )?(?:\w+ )?(?:pending|application|filed|in)|y (?:<n\d+>|otra|una) (?:mas |\w+ )?(?:en tramite|solicitad\w+|pendiente)|expired|caducad\w+|third-party|de terceros|licen[cs]ed from)\b/,
    allowsOne: true,
  },
  {
    field: 'customer_feedback',
    patterns: [
      String.raw`\b(?:customers|users|clients|reviews?|app store|google play|trustpilot|customer satisfaction|satisfaction)~(?:rat\w+|score\w*|average\w*|satisfaction|give|of)?~ <r!>`,
      String.raw`\b(?:rated|rating of|scores?) <r!> (?:by|from|among|on)`,
      String.raw`\b(?:clientes|usuarios|resenas|satisfaccion|valoracion)~ <r!>`,
    ],
  },
];
