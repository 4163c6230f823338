import { AccountScreen, type AccountScreenProps } from '@aval/screens';
import { Logo } from '@aval/ui';

import { paths } from '../../paths.ts';
import { brandLink } from '../../shell/layout/brandLink.css.ts';
import { Preferences } from '../../shell/layout/Preferences.tsx';
import { RouterLink } from '../../shell/layout/RouterLink.tsx';

/** The page around a form with which visitors sign in, register or reset their password. */
export function AccountPage(props: Pick<AccountScreenProps, 'isWide' | 'children'>) {
  return (
    <AccountScreen
      {...props}
      brand={
        <RouterLink href={paths.home} className={brandLink}>
          <Logo />
        </RouterLink>
      }
      tools={<Preferences />}
    />
  );
}
