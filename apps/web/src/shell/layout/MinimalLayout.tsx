import { LinkButton, Logo, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { useSession } from '../session/useSession.ts';
import { brandLink } from './brandLink.css.ts';
import * as styles from './MinimalLayout.css.ts';
import { Preferences } from './Preferences.tsx';
import { RouterLink } from './RouterLink.tsx';
import { type FooterPage, useFooterLinks } from './useFooterLinks.ts';

/** The layout of public pages: a plain header and a footer. */
export function MinimalLayout() {
  const { t } = useLingui();
  const isSignedIn = useSession() !== null;
  const { pathname } = useLocation();
  const footerLinks = useFooterLinks();
  const outside: Record<FooterPage, string> = { privacy: t`Privacy`, cookies: t`Cookies`, legal: t`Legal notice` };
  const mark = (path: string) => (path === pathname ? { 'aria-current': 'page' as const } : {});
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <RouterLink href={paths.home} className={brandLink}>
            <Logo />
          </RouterLink>
          <nav aria-label={t`Main`} className={styles.links}>
            <RouterLink href={paths.home} className={styles.link} {...mark(paths.home)}>
              <Trans>Home</Trans>
            </RouterLink>
            <RouterLink href={paths.contact} className={styles.link} {...mark(paths.contact)}>
              <Trans>Contact</Trans>
            </RouterLink>
          </nav>
          <div className={styles.actions}>
            <Preferences />
            <LinkButton href={isSignedIn ? paths.dashboard : paths.login} variant="secondary">
              {isSignedIn ? t`Dashboard` : t`Login`}
            </LinkButton>
          </div>
        </div>
      </header>
      <main id="main">
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerBar}>
          <Logo />
          <p className={styles.credit}>
            <Trans>
              Project co-financed by a national innovation agency, with funds of the European Union - NextGenerationEU
            </Trans>
          </p>
          <nav aria-label={t`More`} className={styles.footerLinks}>
            <TextLink variant="quiet" href={paths.about}>{t`About`}</TextLink>
            <TextLink variant="quiet" href={paths.validation}>{t`How good is the score?`}</TextLink>
            <TextLink variant="quiet" href={paths.terms}>{t`Terms`}</TextLink>
            <TextLink variant="quiet" href={paths.contact}>{t`Contact`}</TextLink>
            {footerLinks.map(({ page, href }) => (
              <TextLink key={page} variant="quiet" href={href} isExternal>
                {outside[page]}
              </TextLink>
            ))}
          </nav>
        </div>
      </footer>
    </div>
  );
}
