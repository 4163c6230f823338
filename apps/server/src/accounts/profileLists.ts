import { type CodeName, type Locale, profileGroups, profileTypes, roles, type Text } from '@aval/contract';

import type { Verb } from '../http/Verb.ts';

const named = (rows: readonly { code: string; name: Text }[], locale: Locale): CodeName[] =>
  rows.map(({ code, name }) => ({ code, name: name[locale] }));

export const listProfileTypes: Verb<'listProfileTypes'> = async ({ ctx }) => ({
  profileTypes: named(profileTypes, ctx.locale),
});

export const listProfileGroups: Verb<'listProfileGroups'> = async ({ ctx }) => ({
  profileGroups: named(profileGroups, ctx.locale),
});

export const listRoles: Verb<'listRoles'> = async ({ ctx }) => ({ roles: named(roles, ctx.locale) });
