import { type CONTROL_CODE, parse } from '@ansi-tools/parser';

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;
// oxlint-disable-next-line no-control-regex
const allControls = /[\u0000-\u0008\u000A-\u001F\u007F-\u009F]/g;

/** Whether a code returns to the start of the line or erases it, so that the next text replaces the current one. */
function startsAnew({ type, command, params }: CONTROL_CODE): boolean {
  if (type !== 'CSI') return false;
  const [first = ''] = params;
  if (command === 'K') return first === '1' || first === '2';
  if (command === 'J') return first === '2' || first === '3';
  if (command === 'G') return first === '' || first === '0' || first === '1';
  return command === 'E' || command === 'F';
}

/** Whether a code moves the cursor forward, which separates columns. */
function isMovedOn({ type, command }: CONTROL_CODE): boolean {
  return type === 'CSI' && ['C', 'G', 'H', 'f'].includes(command);
}

/** The target of a link; '' ends the previous link. */
function linkOf({ type, command, params }: CONTROL_CODE): string | null {
  return type === 'OSC' && command === '8' && params.length > 1 ? params.slice(1).join(';') : null;
}

/** Whether a code with a text (title, link) is cut off by the end of the line before its terminator. */
function isCutOff({ type, raw }: CONTROL_CODE): boolean {
  // oxlint-disable-next-line no-control-regex
  return type === 'OSC' && !/(?:[\u0007\u009C]|\u001B\\)$/.test(raw);
}

/**
 * Converts terminal output to plain text: without colours and other codes, with the last state of a
 * progress bar that overwrites itself, and with the URL after the text of a web link.
 */
export function terminalText(line: string): string {
  if (!controls.test(line)) return line;
  let row = '';
  let isAtStart = false;
  let link = '';

  function write(text: string): void {
    const plain = text.replaceAll(allControls, '');
    if (plain === '') return;
    row = isAtStart ? plain : row + plain;
    isAtStart = false;
  }

  function follow(next: string): void {
    if (/^https?:\/\//i.test(link) && !row.endsWith(link)) write(` (${link})`);
    link = next;
  }

  for (const code of parse(line)) {
    if (code.type === 'TEXT') {
      for (const piece of code.raw.split(/([\r\b])/)) {
        if (piece === '\r') isAtStart = true;
        else if (piece === '\b') row = row.slice(0, -1);
        else write(piece);
      }
      continue;
    }
    const address = linkOf(code);
    if (isCutOff(code)) write(code.raw.slice(2));
    else if (address !== null) follow(address);
    else if (startsAnew(code)) isAtStart = true;
    else if (isMovedOn(code) && row !== '' && !isAtStart) row += ' ';
  }
  follow('');
  return row;
}
