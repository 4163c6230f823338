export { AdminBadge, type AdminBadgeProps } from './components/AdminBadge/AdminBadge.tsx';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { Breadcrumb, type Crumb } from './components/AppShell/Breadcrumb.tsx';
export { type NavigationGroup, type NavigationItem } from './components/AppShell/navigationGroup.ts';
export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { type Tone, toneIcons, tones } from './components/Badge/tones.ts';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { CardBody } from './components/Card/CardBody.tsx';
export { CardFooter } from './components/Card/CardFooter.tsx';
export { CardHeader, type CardHeaderProps } from './components/Card/CardHeader.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.tsx';
export { CopyButton, type CopyButtonProps } from './components/CodeBlock/CopyButton.tsx';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export type { ComboboxOption } from './components/Combobox/matchOptions.ts';
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx';
export type { Command, CommandGroup } from './components/CommandPalette/matchCommands.ts';
export { BandLegend, type BandLegendProps } from './components/ComparisonTable/BandLegend.tsx';
export { ComparisonTable, type ComparisonTableProps } from './components/ComparisonTable/ComparisonTable.tsx';
export { MarkIcon, type MarkIconProps } from './components/ComparisonTable/MarkIcon.tsx';
export { MarkLegend, type MarkLegendProps } from './components/ComparisonTable/MarkLegend.tsx';
export type {
  ComparisonCell,
  ComparisonColumn,
  ComparisonGroup,
  ComparisonLead,
  ComparisonRow,
  ComparisonSort,
  MarkStyle,
} from './components/ComparisonTable/types.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { ColumnMenu, type ColumnMenuProps, visibleColumns } from './components/DataTable/ColumnMenu.tsx';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { DayInput, type DayInputProps } from './components/DayInput/DayInput.tsx';
export { openRow } from './components/DataTable/openRow.ts';
export type { DataColumn, DataPages, DataSelection, DataSort, DataStatus } from './components/DataTable/types.ts';
export { useRowFilter } from './components/DataTable/useRowFilter.ts';
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from './components/DefinitionList/DefinitionList.tsx';
export { Dialog, type DialogProps, type DialogSize } from './components/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './components/Drawer/Drawer.tsx';
export { DropdownMenu, type DropdownMenuProps } from './components/DropdownMenu/DropdownMenu.tsx';
export { type MenuChoice, type MenuEntry, type MenuItem } from './components/DropdownMenu/menuEntry.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorPanel, type ErrorPanelProps } from './components/ErrorPanel/ErrorPanel.tsx';
export { Field, FieldError, type FieldProps } from './components/Field/Field.tsx';
export { FieldMappingTable, type FieldMappingTableProps } from './components/FieldMappingTable/FieldMappingTable.tsx';
export type { MappingTarget } from './components/FieldMappingTable/MappingCells.tsx';
export {
  isBeingTyped,
  type MappingEvent,
  mappingReducer,
  type MappingRow,
  type MappingSource,
  type MappingState,
  startMapping,
} from './components/FieldMappingTable/mappingState.ts';
export { type FileProblem, formatFileSize } from './components/FileDrop/acceptFiles.ts';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export { FollowingBadge, type FollowingBadgeProps } from './components/FollowingBadge/FollowingBadge.tsx';
export { FormSection, type FormSectionProps } from './components/FormSection/FormSection.tsx';
export type { FormSectionLayout, FormSectionLevel } from './components/FormSection/variants.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  InvestabilityBadge,
  type InvestabilityBadgeProps,
} from './components/InvestabilityBadge/InvestabilityBadge.tsx';
export type { Json } from './components/JsonView/jsonLines.ts';
export { JsonView, type JsonViewProps } from './components/JsonView/JsonView.tsx';
export { LanguageSwitcher, type LanguageSwitcherProps } from './components/LanguageSwitcher/LanguageSwitcher.tsx';
export { LevelBadge, type LevelBadgeProps } from './components/LevelBadge/LevelBadge.tsx';
export { levelText, toLevel } from './components/LevelBadge/levelText.ts';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { Loading, type LoadingProps } from './components/Loading/Loading.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { LogPanel, type LogPanelProps } from './components/LogPanel/LogPanel.tsx';
export { type LogEntry, logIntervals, type LogLevel, logLevels } from './components/LogPanel/types.ts';
export { MetricCard, type MetricCardProps, type MetricVerdict } from './components/MetricCard/MetricCard.tsx';
export { verdictText } from './components/MetricCard/verdictText.ts';
export { type SourceKind, sourceKinds, SourceMark, type SourceMarkProps } from './components/MetricCard/SourceMark.tsx';
export { MoneyInput, type MoneyInputProps } from './components/MoneyInput/MoneyInput.tsx';
export { NumberInput, type NumberInputProps } from './components/NumberInput/NumberInput.tsx';
export { parseTypedNumber } from './components/NumberInput/parseTypedNumber.ts';
export { printTypedNumber } from './components/NumberInput/printTypedNumber.ts';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './components/PasswordInput/PasswordInput.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { ProfileTypeBadge, type ProfileTypeBadgeProps } from './components/ProfileTypeBadge/ProfileTypeBadge.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  type ProgressPart,
  type ProgressTone,
} from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { type RadioGroupVariant, radioGroupVariants } from './components/RadioGroup/variants.ts';
export { SearchInput, type SearchInputProps } from './components/SearchInput/SearchInput.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { type SliderStop } from './components/Slider/sliderScale.ts';
export { SliderField, type SliderFieldProps } from './components/Slider/SliderField.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { StatCard, type StatCardProps, type StatFigure } from './components/StatCard/StatCard.tsx';
export {
  type ProcessStatus,
  processStatuses,
  StatusBadge,
  type StatusBadgeProps,
} from './components/StatusBadge/StatusBadge.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { type Step } from './components/Stepper/stepState.ts';
export {
  StrengthMeter,
  type Strength,
  type StrengthCriterion,
  type StrengthMeterProps,
} from './components/StrengthMeter/StrengthMeter.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from './components/TextInput/TextInput.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { ThemeSwitcher, type ThemeSwitcherProps } from './components/ThemeSwitcher/ThemeSwitcher.tsx';
export { type ToastOptions, type Toasts, useToast } from './components/Toast/ToastContext.ts';
export { ToastProvider, type ToastProviderProps } from './components/Toast/ToastProvider.tsx';
export { type ToastAction, type ToastType } from './components/Toast/toastQueue.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { UrlInput, type UrlInputProps } from './components/UrlInput/UrlInput.tsx';
export { VisibilityBadge, type VisibilityBadgeProps } from './components/VisibilityBadge/VisibilityBadge.tsx';
export { escapeFormulas } from '@aval/metrics';
export { AppLink } from './link/AppLink.tsx';
export { type LinkComponent, LinkProvider, type LinkProps } from './link/LinkContext.ts';
export { reserveBottomSpace } from './reserveBottomSpace.ts';
export { scrollIntoRow } from './scrollIntoRow.ts';
export { saveFile } from './saveFile.ts';
export { type ThemeColors, themeColors } from './theme/colors.ts';
export { type ThemeName, themeNames } from './theme/palette.ts';
export { TimeZoneProvider, useTimeZone } from './texts/TimeZoneContext.ts';
export { textsEn } from './texts/en.ts';
export { textsEs } from './texts/es.ts';
export { fillText, useTexts, type Texts, TextsProvider } from './texts/TextsContext.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { focusAdjacentRow } from './focusAdjacentRow.ts';
export { isModifiedClick } from './link/isModifiedClick.ts';
export { moveFocus } from './moveFocus.ts';
