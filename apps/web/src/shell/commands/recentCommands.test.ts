// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { recentCommands, rememberCommand } from './recentCommands.ts';

beforeEach(() => localStorage.clear());

describe('recentCommands', () => {
  it('keep the five newest without duplicates', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberCommand(1, id);
    expect(recentCommands(1)).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('are stored per user', () => {
    rememberCommand(1, 'a');
    expect(recentCommands(2)).toEqual([]);
  });

  it.each(['nonsense', '{"a":1}', 'null'])('are empty when %s is stored', (stored) => {
    localStorage.setItem('aval.recent_commands.1', stored);
    expect(recentCommands(1)).toEqual([]);
  });

  it('ignore invalid ids', () => {
    localStorage.setItem('aval.recent_commands.1', '["a",1,null,"b"]');
    expect(recentCommands(1)).toEqual(['a', 'b']);
  });
});
