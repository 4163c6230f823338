import { describe, expect, it } from 'vitest';

import { redirectFor, resetTokenOf } from './guards.ts';
import { routeIds, routeOf } from './routes.ts';

const stranger = { isSignedIn: false, isAdmin: false };
const person = { isSignedIn: true, isAdmin: false };
const admin = { isSignedIn: true, isAdmin: true };

describe('redirectFor', () => {
  it('admits everyone to a public route', () => {
    expect(redirectFor('public', stranger, '/')).toBeNull();
    expect(redirectFor('public', person, '/')).toBeNull();
  });

  it('redirects a visitor to sign-in and remembers the requested address', () => {
    expect(redirectFor('user', stranger, '/startups?page=2')).toBe('/login?from=%2Fstartups%3Fpage%3D2');
    expect(redirectFor('admin', stranger, '/admin/users')).toBe('/login?from=%2Fadmin%2Fusers');
  });

  it('redirects a user without permission to the dashboard', () => {
    expect(redirectFor('admin', person, '/admin/users')).toBe('/dashboard');
  });

  it('admits a visitor with an emailed token to the reset of a password', () => {
    expect(redirectFor('resetToken', stranger, '/reset-password?token=Zm9v')).toBeNull();
    expect(redirectFor('resetToken', person, '/reset-password')).toBe('/login');
  });

  it('admits users with permission', () => {
    expect(redirectFor('user', person, '/dashboard')).toBeNull();
    expect(redirectFor('admin', admin, '/admin/users')).toBeNull();
  });
});

it('every screen of the app requires a session, and those of administrators the admin role', () => {
  const framed = routeIds.map(routeOf).filter(({ layout }) => layout === 'app');
  expect(framed.length).toBeGreaterThan(15);
  expect(framed.filter(({ access, path }) => redirectFor(access, stranger, path) === null)).toEqual([]);
  const ofAdmins = framed.filter(({ path }) => path.startsWith('/admin/'));
  expect(ofAdmins.filter(({ access, path }) => redirectFor(access, person, path) !== '/dashboard')).toEqual([]);
});

describe('resetTokenOf', () => {
  it('returns the token of the emailed link', () => {
    expect(resetTokenOf('?token=Zm9v-_1')).toBe('Zm9v-_1');
  });

  it.each(['', '?token=', '?token=%20', '?other=1'])('is null for %j', (search) => {
    expect(resetTokenOf(search)).toBeNull();
  });
});
