import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';

import type { ThemeChoice } from '../theme/theme.ts';

export const themeIcons: Record<ThemeChoice, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };
