/** The user of a screen: a demo account, or a visitor who is not signed in. */
export type Role = 'visitor' | 'admin' | 'corporate' | 'education' | 'investor' | 'founder';

/** Rate limits high enough for a script that opens every screen. */
export const demoLimits = {
  AVAL_LIMIT_SIGN_IN: '1000',
  AVAL_LIMIT_SIGN_IN_ADDRESS: '1000',
  AVAL_LIMIT_CALLS: '100000',
};

/** The browser storage of a signed-in demo account, by key. */
export async function demoSession(url: string, role: Exclude<Role, 'visitor'>): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@demo.aval`, password: 'Demo!2026', rememberMe: false }),
  });
  if (!response.ok) throw new Error(`Signing in as ${role} failed: ${await response.text()}`);
  const { user, token } = (await response.json()) as { user: { profile_type_name: string }; token: string };
  return {
    'aval.user': JSON.stringify(user),
    'aval.token': token,
    'aval.profile_type_name': user.profile_type_name,
  };
}
