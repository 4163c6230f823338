// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { recentCommands, rememberCommand } from './recentCommands.ts';

beforeEach(() => localStorage.clear());

describe('recentCommands', () => {
  it('are five at most, the newest first, each once', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberCommand(1, id);
    expect(recentCommands(1)).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('are those of one person', () => {
    rememberCommand(1, 'a');
    expect(recentCommands(2)).toEqual([]);
  });

  it.each(['nonsense', '{"a":1}', 'null'])('are none where %s is stored', (stored) => {
    localStorage.setItem('aval.recent_commands.1', stored);
    expect(recentCommands(1)).toEqual([]);
  });

  it('leave out what is no id', () => {
    localStorage.setItem('aval.recent_commands.1', '["a",1,null,"b"]');
    expect(recentCommands(1)).toEqual(['a', 'b']);
  });
});
