import { type CodeName, type Locale, profileGroups, profileTypes, roles, type Text } from '@aval/contract';

import type { Handler } from '../http/Handler.ts';

const named = (rows: readonly { code: string; name: Text }[], locale: Locale): CodeName[] =>
  rows.map(({ code, name }) => ({ code, name: name[locale] }));

export const listProfileTypes: Handler<'listProfileTypes'> = async ({ ctx }) => ({
  profileTypes: named(profileTypes, ctx.locale),
});

export const listProfileGroups: Handler<'listProfileGroups'> = async ({ ctx }) => ({
  profileGroups: named(profileGroups, ctx.locale),
});

export const listRoles: Handler<'listRoles'> = async ({ ctx }) => ({ roles: named(roles, ctx.locale) });
