/** The element id of a contradiction's note, to focus it. */
export function noteIdOf(contradiction: string): string {
  return `contradiction-${contradiction}`;
}

/** The element id of the button that gives a taken value back. */
export function undoIdOf(path: string): string {
  return `undo-${path.replaceAll('.', '-')}`;
}

/** Moves the focus to a contradiction's note. */
export function focusNote(contradiction: string): void {
  document.getElementById(noteIdOf(contradiction))?.focus({ focusVisible: true });
}
