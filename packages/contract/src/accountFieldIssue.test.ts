import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { accountFieldIssue, confirmationIssue } from './accountFieldIssue.ts';
import { messages } from './messages.ts';

test.each([
  ['email', '', 'El correo electrónico es requerido'],
  ['email', undefined, 'El correo electrónico es requerido'],
  ['email', 'marta', 'Ingresa un correo electrónico válido'],
  ['email', 'marta@cantil', 'Ingresa un correo electrónico válido'],
  ['email', `${'a'.repeat(250)}@b.es`, 'Ingresa un correo electrónico válido'],
  ['email', 'https://evil.example/verify?@a.io', 'Ingresa un correo electrónico válido'],
  ['email', 'evil.example/verify?x=@a.io', 'Ingresa un correo electrónico válido'],
  ['email', 'a..b@a.io', 'Ingresa un correo electrónico válido'],
  ['email', 'a@-b.io', 'Ingresa un correo electrónico válido'],
  ['email', 'a@b-.io', 'Ingresa un correo electrónico válido'],
  ['email', 'a@b_c.io', 'Ingresa un correo electrónico válido'],
  ['email', 'marta@cant\u0456l.example', messages.emailPlain.es],
  ['email', 'marta\u200B@cantil.example', messages.emailPlain.es],
  ['email', 'josé@cantil.example', messages.emailPlain.es],
  ['known_email', 'marta', 'Ingresa un correo electrónico válido'],
  ['known_email', 'marta@cantil', 'Ingresa un correo electrónico válido'],
  ['sign_in_password', '', 'La contraseña es requerida'],
  ['first_name', ' ', 'El nombre es requerido'],
  ['first_name', 'M', 'El nombre debe tener al menos 2 caracteres'],
  ['first_name', 'M'.repeat(101), 'El nombre debe tener como máximo 100 caracteres'],
  ['last_name', '', 'Los apellidos son requeridos'],
  ['last_name', 'I', 'Los apellidos deben tener al menos 2 caracteres'],
  ['profile_type_code', '', 'Selecciona un tipo de entidad'],
  ['profile_type_code', 'X', 'Selecciona un tipo de entidad'],
  ['profile_group_code', null, 'Selecciona un grupo de perfil'],
  ['terms', false, 'Debes aceptar los términos y condiciones'],
  ['password', '', 'La contraseña es requerida'],
] as const)('%s of %j: %s', (field, value, text) => {
  expect(accountFieldIssue(field, value, 'es')).toBe(text);
});

test.each([
  ['email', ' marta.iriarte@cantil.example '],
  ['email', "o'neil+aval_1@mail.cantil-2.example"],
  ['email', 'marta@xn--cantl-3sa.example'],
  ['known_email', 'josé@cantil.example'],
  ['known_email', ' marta@cantil.example '],
  ['sign_in_password', 'x'],
  ['first_name', 'Jo'],
  ['last_name', 'Ñu'],
  ['profile_type_code', 'individual'],
  ['profile_type_code', 'c'],
  ['profile_group_code', 'investor'],
  ['terms', true],
  ['password', 'Demo!2026'],
] as const)('%s of %j is good', (field, value) => {
  expect(accountFieldIssue(field, value, 'en')).toBeNull();
});

test('the password rules are the English originals', () => {
  expect(accountFieldIssue('password', '', 'en')).toBe('Password is required');
});

test('the repeated password must be there and be the same', () => {
  expect(confirmationIssue('Demo!2026', '', 'es')).toBe('Por favor confirma tu contraseña');
  expect(confirmationIssue('Demo!2026', 'Demo!2025', 'es')).toBe('Las contraseñas no coinciden');
  expect(confirmationIssue('Demo!2026', 'Demo!2026', 'es')).toBeNull();
});

test('every address that is accepted is one for Zod too', () => {
  const addresses = ["o'neil+aval_1@mail.cantil-2.example", 'marta.iriarte@cantil.example', 'a@b.io', '_@xn--a.museum'];
  for (const address of addresses) {
    expect([address, accountFieldIssue('email', address, 'en'), z.regexes.email.test(address)]).toEqual([
      address,
      null,
      true,
    ]);
  }
});
