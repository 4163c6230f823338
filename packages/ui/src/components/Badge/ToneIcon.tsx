import type { Tone } from './tones.ts';

const ring = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';

/** The shapes of `toneIcons`. */
const paths: Record<Tone, string> = {
  success: `${ring}M16 9l-5.5 5.5L8 12`,
  info: `${ring}M12 16v-4M12 8h.01`,
  warning: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  alert:
    'M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
  danger: `${ring}M15 9l-6 6M9 9l6 6`,
  neutral: `${ring}M8 12h8`,
};

/** The icon of a tone as one path: badges stand in every row of a list, and each part of an icon costs as much as a word. */
export function ToneIcon({ tone, className }: { tone: Tone; className: string }) {
  return (
    <svg
      aria-hidden
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[tone]} />
    </svg>
  );
}
