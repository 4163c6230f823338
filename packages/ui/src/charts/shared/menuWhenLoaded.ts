// A module of its own, so that the menu and what places it can be loaded apart from the charts.
export { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
