const most = 5;
const keyOf = (userId: number): string => `aval.recent_commands.${userId}`;

/** Ids of the user's most recent commands, newest first. */
export function recentCommands(userId: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Moves a command to the front and returns the new list; without browser storage it lasts until the page is closed. */
export function rememberCommand(userId: number, id: string): readonly string[] {
  const next = [id, ...recentCommands(userId).filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    return next;
  }
  return next;
}
