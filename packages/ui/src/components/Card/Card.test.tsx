import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Card } from './Card.tsx';
import { CardBody } from './CardBody.tsx';
import { CardFooter } from './CardFooter.tsx';
import { CardHeader } from './CardHeader.tsx';

afterEach(cleanup);

describe('Card', () => {
  conforms(<Card>Text</Card>);

  it('is a landmark when its header names it', () => {
    render(
      <Card aria-labelledby="title">
        <CardHeader titleId="title" title="Profile" />
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Profile' })).toBeDefined();
  });
});

describe('CardHeader', () => {
  conforms(<CardHeader title="Profile" />);

  it('uses the given level for its title', () => {
    render(<CardHeader level={3} title="Profile" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Profile' })).toBeDefined();
  });
});

describe('CardBody', () => {
  conforms(<CardBody>Text</CardBody>);
});

describe('CardFooter', () => {
  conforms(<CardFooter>Text</CardFooter>);
});
