/** Farther apart than a change of clocks and what it moves. */
const dayMs = 24 * 3_600_000;

/** The clocks on the walls of a time zone, which say a moment as if it were one of UTC. */
export interface WallClock {
  /** What they show at a moment. */
  at(moment: Date): Date;
  /** When they show a time: the first of two moments, or the one as much later as they leave out. */
  momentOf(shown: Date): Date;
}

const clocks = new Map<string, WallClock>();

export function wallClock(zone: string): WallClock {
  const clock = clocks.get(zone) ?? makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  function at(moment: Date): Date {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const [year, month, day] = [part('year'), part('month') - 1, part('day')];
    return new Date(Date.UTC(year, month, day, part('hour'), part('minute'), part('second')));
  }

  return {
    at,
    momentOf(shown) {
      const asOn = (away: number) => {
        const near = new Date(shown.getTime() + away);
        return new Date(shown.getTime() - (at(near).getTime() - near.getTime()));
      };
      const [dayBefore, dayAfter] = [asOn(-dayMs), asOn(dayMs)];
      // By the clocks of the day before is the first of two, and past what is left out.
      const isMoved = at(dayBefore).getTime() !== shown.getTime() && at(dayAfter).getTime() === shown.getTime();
      return isMoved ? dayAfter : dayBefore;
    },
  };
}
