declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  export const usedIcons: readonly { name: string; Icon: LucideIcon; users: readonly string[] }[];
}
