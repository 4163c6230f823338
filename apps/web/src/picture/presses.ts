const mark = 'data-pressed';

/** Marks what is pressed in a picture, which cannot react to it. Pressed twice, a button is as it was. */
export function keepPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('.picture :is(button, [type=radio])') : null;
    pressed?.toggleAttribute(mark, pressed.matches('[type=radio]') || !pressed.hasAttribute(mark));
  });
}

export const isPressed = (part: Element): boolean => part.hasAttribute(mark);
