import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { createElement, type ReactElement, type RefCallback } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

interface ConformsOptions {
  /** Finds the root where the component renders into a portal or wraps a control. */
  root?: ((container: HTMLElement) => Element | null) | undefined;
  /** axe rules that have no meaning outside a page. */
  disabledRules?: readonly string[] | undefined;
}

type Props = Record<string, unknown>;

/** Component tests render fragments; the stories check the rules for whole pages. */
const pageRules = ['region', 'color-contrast', 'page-has-heading-one', 'landmark-one-main'];

/**
 * Tests that every component must pass: ref and class on the root, other props on the root, and no accessibility
 * violation.
 *
 * @param element The component with the props it needs.
 */
export function conforms(element: ReactElement<Props>, { root, disabledRules = [] }: ConformsOptions = {}): void {
  const withProps = (props: Props) => createElement(element.type, { ...element.props, ...props });
  const rootOf = (container: HTMLElement) => (root ? root(container) : container.firstElementChild);

  describe('conforms', () => {
    afterEach(cleanup);

    it('gives its root to ref', () => {
      let received: Element | null = null;
      const ref: RefCallback<Element> = (node) => {
        received ??= node;
      };
      const { container } = render(withProps({ ref }));
      expect(received).toBe(rootOf(container));
      expect(received).toBeInstanceOf(Element);
    });

    it('keeps its own classes in addition to className', () => {
      const plain = render(withProps({}));
      const own = [...(rootOf(plain.container)?.classList ?? [])];
      cleanup();
      const { container } = render(withProps({ className: 'given' }));
      const classes = [...(rootOf(container)?.classList ?? [])];
      expect(classes).toEqual([...own, 'given']);
    });

    it('passes other props to its root', () => {
      const { container } = render(withProps({ 'data-given': 'yes', id: 'given-id' }));
      expect(rootOf(container)?.getAttribute('data-given')).toBe('yes');
      expect(rootOf(container)?.id).toBe('given-id');
    });

    it('has no accessibility violation', async () => {
      const { baseElement } = render(element);
      const rules = Object.fromEntries([...pageRules, ...disabledRules].map((rule) => [rule, { enabled: false }]));
      const { violations } = await axe.run(baseElement, { rules });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}
