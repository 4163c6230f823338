// A module of its own, so that the menu and what places it can be loaded apart from its button.
export { DropdownMenu } from './DropdownMenu.tsx';
