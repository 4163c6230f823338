import { type ComponentProps, type SubmitEvent, useRef } from 'react';

type FormProps = Required<Pick<ComponentProps<'form'>, 'ref' | 'action' | 'onSubmit' | 'onReset'>>;

/**
 * Props for a form that may be prerendered. React queues a submit before hydration and passes it to `action`; every
 * later one goes to `onSubmit`. The input is kept, although React resets a form after its action.
 *
 * @param submit Validates the input and sends it.
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
