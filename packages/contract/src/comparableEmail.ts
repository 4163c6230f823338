/**
 * The form in which e-mail addresses are compared: lower case, compatibility characters such as full-width letters
 * replaced by plain ones, and no spaces around or characters without width inside.
 *
 * It is for looking accounts up and counting attempts. A mail goes to the address as it was typed.
 */
export function comparableEmail(email: string): string {
  return email
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();
}
