import { fill, labelAt, levels, type StartupEvent, type Text } from '@aval/contract';
import { formatScore, levelName } from '@aval/metrics';

import { joinWords } from '../processes/Words.ts';
import { noticeTexts } from './noticeTexts.ts';

/** A longer list of fields is cut. */
const mostFields = 6;

interface Counted {
  one: Text;
  many: Text;
}

/** What happened to a startup, in one sentence without its full stop. */
export function noticeText(event: StartupEvent, name: string): Text {
  const { kind, detail } = event;
  switch (kind) {
    case 'score_moved': {
      const { from, to } = detail;
      const text = to > from ? noticeTexts.rose : noticeTexts.fell;
      return fill(text, { name, from: formatScore(from), to: formatScore(to) });
    }
    case 'level_changed':
      return levelText(detail, name);
    case 'contradiction_opened':
      return fill(noticeTexts.contradicted, { name, fields: labelsOf(detail.fields) });
    case 'facts_expired':
      return counted(noticeTexts.expired, detail.fields.length, { name, fields: labelsOf(detail.fields) });
    case 'facts_expiring':
      return counted(noticeTexts.expiring, detail.fields.length, { name, fields: labelsOf(detail.fields) });
    default:
      return claimsText(detail, name);
  }
}

type DetailOf<Kind extends StartupEvent['kind']> = Extract<StartupEvent, { kind: Kind }>['detail'];

function levelText({ from, to, score_from, score_to }: DetailOf<'level_changed'>, name: string): Text {
  const text =
    from === 'Not Evaluated'
      ? noticeTexts.scored
      : to === 'Not Evaluated'
        ? noticeTexts.unscored
        : levels.indexOf(to) < levels.indexOf(from)
          ? noticeTexts.levelRose
          : noticeTexts.levelFell;
  return fill(text, {
    name,
    from: lowerCase(levelName(from)),
    to: lowerCase(levelName(to)),
    score_from: formatScore(score_from),
    score_to: formatScore(score_to),
  });
}

function claimsText({ accepted, refused, asked }: DetailOf<'claims_decided'>, name: string): Text {
  const count = accepted + refused + asked;
  if (accepted === count) return counted(noticeTexts.accepted, count, { name });
  if (refused === count) return counted(noticeTexts.refused, count, { name });
  if (asked === count) return counted(noticeTexts.asked, count, { name });
  const parts = [
    ...(accepted > 0 ? [counted(noticeTexts.acceptedPart, accepted)] : []),
    ...(refused > 0 ? [counted(noticeTexts.refusedPart, refused)] : []),
    ...(asked > 0 ? [counted(noticeTexts.askedPart, asked)] : []),
  ];
  return fill(noticeTexts.mixed, { name, count, parts: joinWords(parts, ', ') });
}

/** The text for one or for several. */
export const counted = ({ one, many }: Counted, count: number, params: Record<string, string | Text> = {}): Text =>
  fill(count === 1 ? one : many, { ...params, count });

function labelsOf(fields: readonly string[]): Text {
  const shown = joinWords(fields.slice(0, mostFields).map(labelAt), ', ');
  const others = fields.length - mostFields;
  return others > 0 ? joinWords([shown, fill(noticeTexts.others, { count: others })], ' ') : shown;
}

const lowerCase = ({ en, es }: Text): Text => ({ en: en.toLowerCase(), es: es.toLowerCase() });
