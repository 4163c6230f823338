import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { createElement, type ReactElement, type RefCallback } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

type Props = Record<string, unknown>;

/**
 * Tests that every form control must pass: ref and other props reach the interactive element, so that a form library
 * can register it; the class styles the frame around it; no accessibility violation.
 *
 * @param element The control, named by `aria-label` or its own label.
 * @param role Role of the interactive element.
 */
export function conformsControl(element: ReactElement<Props>, role: string): void {
  const withProps = (props: Props) => createElement(element.type, { ...element.props, ...props });

  describe('conforms', () => {
    afterEach(cleanup);

    it('gives the operated element to ref', () => {
      let received: Element | null = null;
      const ref: RefCallback<Element> = (node) => {
        received ??= node;
      };
      const { getByRole } = render(withProps({ ref }));
      expect(received).toBe(getByRole(role));
    });

    it('keeps the classes of its frame in addition to className', () => {
      const plain = render(element);
      const own = [...(plain.container.firstElementChild?.classList ?? [])];
      cleanup();
      const { container } = render(withProps({ className: 'given' }));
      expect([...(container.firstElementChild?.classList ?? [])]).toEqual([...own, 'given']);
    });

    it('passes other props to the operated element', () => {
      const { getByRole } = render(withProps({ 'data-given': 'yes', id: 'given-id' }));
      expect(getByRole(role).dataset['given']).toBe('yes');
      expect(getByRole(role).id).toBe('given-id');
    });

    it('has no accessibility violation', async () => {
      const { container } = render(element);
      const { violations } = await axe.run(container, {
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}
