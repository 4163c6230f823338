import { randomness } from '../../apps/server/src/resilience/randomness.ts';

const common = 'the of a for and with in to that de la para con en y que el los una by'.split(' ');
const topics = (
  'data robot solar health water energy learning payment food logistics sensor cloud security battery insurance ' +
  'travel fashion farm ocean music legal bank school clinic bio carbon wind drone market home city mobile ai'
).split(' ');
const endings =
  'Labs Robotics Health Systems Energy Bio Data Foods Works Studio Mobility Analytics Pay Care Cloud Tech Sur Vivo Club One'.split(
    ' ',
  );
const starts = 'b br c ch cl d dr f fl g gr h j k l m n p pl qu r s st t tr v z'.split(' ');
const middles = 'a e i o u ae ia io ua'.split(' ');
const closes = ['', '', '', 'l', 'n', 'r', 's', 'x', 'm', 't'];

const wordsOfDescription = 14;

export interface Wording {
  name: string;
  description: string;
}

/**
 * Generates names and descriptions, the same in every run. Some words are in nearly every text, topics in many, most
 * words in few; names are invented.
 */
export function makeWordings(): () => Wording {
  const random = randomness(5);
  const syllable = () => random.pick(starts) + random.pick(middles) + random.pick(closes);
  const word = () => Array.from({ length: 2 + random.below(3) }, syllable).join('');
  const many = (count: number) => [...new Set(Array.from({ length: count }, word))];
  const coined = many(60_000).map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  const content = [...topics, ...many(20_000)];
  /** Picks items near the beginning of a list more often. */
  const pick = (list: readonly string[], power: number) =>
    list[Math.floor(list.length * random.number() ** power)] ?? '';
  return () => ({
    name: pick(coined, 1) + (random.isTrue(0.7) ? ` ${pick(endings, 1.5)}` : ''),
    description: Array.from({ length: wordsOfDescription }, () =>
      random.isTrue(0.4) ? pick(common, 1.5) : pick(content, 3),
    ).join(' '),
  });
}
