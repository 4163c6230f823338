import { describe, expect, it } from 'vitest';

import { redirectFor, resetTokenOf } from './guards.ts';
import { routeIds, routeOf } from './routes.ts';

const stranger = { isSignedIn: false, isAdmin: false };
const person = { isSignedIn: true, isAdmin: false };
const admin = { isSignedIn: true, isAdmin: true };

describe('redirectFor', () => {
  it('lets everybody into a public route', () => {
    expect(redirectFor('public', stranger, '/')).toBeNull();
    expect(redirectFor('public', person, '/')).toBeNull();
  });

  it('sends a stranger to sign-in and remembers where they were going', () => {
    expect(redirectFor('user', stranger, '/startups?page=2')).toBe('/login?from=%2Fstartups%3Fpage%3D2');
    expect(redirectFor('admin', stranger, '/admin/users')).toBe('/login?from=%2Fadmin%2Fusers');
  });

  it('sends a person without the right to the dashboard', () => {
    expect(redirectFor('admin', person, '/admin/users')).toBe('/dashboard');
  });

  it('opens a new password to whoever has the token of a mail', () => {
    expect(redirectFor('resetToken', stranger, '/reset-password?token=Zm9v')).toBeNull();
    expect(redirectFor('resetToken', person, '/reset-password')).toBe('/login');
  });

  it('lets people in where they may go', () => {
    expect(redirectFor('user', person, '/dashboard')).toBeNull();
    expect(redirectFor('admin', admin, '/admin/users')).toBeNull();
  });
});

it('every screen in the frame of the app is closed to strangers, those of administrators to other people too', () => {
  const framed = routeIds.map(routeOf).filter(({ layout }) => layout === 'app');
  expect(framed.length).toBeGreaterThan(15);
  expect(framed.filter(({ access, path }) => redirectFor(access, stranger, path) === null)).toEqual([]);
  const ofAdmins = framed.filter(({ path }) => path.startsWith('/admin/'));
  expect(ofAdmins.filter(({ access, path }) => redirectFor(access, person, path) !== '/dashboard')).toEqual([]);
});

describe('resetTokenOf', () => {
  it('is the token of the mailed link', () => {
    expect(resetTokenOf('?token=Zm9v-_1')).toBe('Zm9v-_1');
  });

  it.each(['', '?token=', '?token=%20', '?other=1'])('is null for %j', (search) => {
    expect(resetTokenOf(search)).toBeNull();
  });
});
