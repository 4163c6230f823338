import { type ComponentProps, type SubmitEvent, useRef } from 'react';

type FormProps = Required<Pick<ComponentProps<'form'>, 'ref' | 'action' | 'onSubmit' | 'onReset'>>;

/**
 * The props of a form that may be prerendered. React keeps a submit that is made before the form is hydrated, and hands it
 * to `action` then; every later one goes to `onSubmit`. What was typed stays: React resets a form after its action.
 *
 * @param submit judges what was typed, and sends it.
 */
export function useFormSubmit(submit: (form: HTMLFormElement) => void): FormProps {
  const ref = useRef<HTMLFormElement>(null);
  return {
    ref,
    action: () => ref.current?.requestSubmit(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submit(event.currentTarget);
    },
    onReset: (event) => event.preventDefault(),
  };
}
