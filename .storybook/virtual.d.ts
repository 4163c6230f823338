declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  export const usedIcons: readonly { name: string; Icon: LucideIcon; users: readonly string[] }[];
}

declare module 'virtual:exported-lists' {
  export const exportedLists: Readonly<Record<string, readonly (string | number)[]>>;
}

declare module 'virtual:used-by' {
  type Users = Readonly<Record<'screens' | 'forms' | 'components', readonly string[]>>;

  export const usersByName: Readonly<Record<string, Users | undefined>>;
}

declare module 'virtual:declared-types' {
  interface DeclaredProp {
    description: string;
    type: string;
    isRequired: boolean;
  }

  export const declaredProps: Readonly<Record<string, Readonly<Record<string, DeclaredProp>> | undefined>>;
  export const aliases: Readonly<Record<string, string>>;
}

declare module 'virtual:api-routes' {
  import type { EndpointId, Route } from '@aval/contract';

  export const routes: Readonly<Record<EndpointId, Route>>;
}

declare module 'virtual:changed-pictures' {
  interface ChangedPicture {
    name: string;
    before: string | null;
    after: string | null;
  }

  export const history: { since: string; pictures: readonly ChangedPicture[] } | null;
}
