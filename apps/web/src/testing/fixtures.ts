export * from '../../../../packages/screens/src/testing/fixtures.ts';
