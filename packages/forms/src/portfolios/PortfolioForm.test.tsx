import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { PortfolioForm, type PortfolioFormProps } from './PortfolioForm.tsx';

afterEach(cleanup);

type Submit = PortfolioFormProps['onSubmit'];

function show(props: Partial<PortfolioFormProps> = {}) {
  const onSubmit = props.onSubmit ?? vi.fn<Submit>(() => Promise.resolve('Portfolio created'));
  render(
    <FormsStory>
      <PortfolioForm {...props} onSubmit={onSubmit} />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const nameInput = () => screen.getByRole('textbox', { name: 'Name' });
const descriptionInput = () => screen.getByRole('textbox', { name: /Description/ });
const button = (name: string) => screen.getByRole('button', { name });

describe('PortfolioForm', () => {
  it('creates a portfolio with only a name, shows the message and locks the form', async () => {
    const { onSubmit, user } = show();
    await user.type(nameInput(), '  Ocean tech ');
    await user.click(button('Create Portfolio'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ocean tech', description: '' });
    expect((await screen.findByRole('status')).textContent).toContain('Portfolio created');
    expect(button('Create Portfolio')).toHaveProperty('disabled', true);
    await user.type(nameInput(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('requires the name', async () => {
    const { onSubmit, user } = show();
    await user.click(button('Create Portfolio'));
    expect(screen.getByText('Name is required')).toBeDefined();
    expect(document.activeElement).toBe(nameInput());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('rejects a name over 100 and a description over 500 characters', async () => {
    const { onSubmit, user } = show();
    await user.click(nameInput());
    await user.paste('n'.repeat(101));
    await user.click(descriptionInput());
    await user.paste('d'.repeat(501));
    await user.click(button('Create Portfolio'));
    expect(screen.getByText('Name must have at most 100 characters')).toBeDefined();
    expect(screen.getByText('Description must have at most 500 characters')).toBeDefined();
    expect(screen.getByText('501/500')).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the input when saving fails', async () => {
    const { user } = show({ onSubmit: () => Promise.reject(new Error('You already have a portfolio of this name')) });
    await user.type(nameInput(), 'Ocean tech');
    await user.click(button('Create Portfolio'));
    expect((await screen.findByRole('alert')).textContent).toContain('You already have a portfolio of this name');
    expect(nameInput()).toHaveProperty('value', 'Ocean tech');
    expect(button('Create Portfolio')).toHaveProperty('disabled', false);
  });

  it('shows a general error when the rejection has no message', async () => {
    const { user } = show({ onSubmit: () => Promise.reject(new Error('')) });
    await user.type(nameInput(), 'Ocean tech');
    await user.click(button('Create Portfolio'));
    expect((await screen.findByRole('alert')).textContent).toContain('Error creating portfolio');
  });

  it('enables saving only when something has changed', async () => {
    const onCancel = vi.fn<() => void>();
    const { onSubmit, user } = show({ initial: { name: 'Ocean tech', description: 'Ships' }, onCancel });
    expect(button('Save Changes')).toHaveProperty('disabled', true);
    await user.type(descriptionInput(), ' and ports');
    await user.click(button('Save Changes'));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Ocean tech', description: 'Ships and ports' });
    await user.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
