import { selectSession, useAppSelector } from '@20x/kit';
import { loginTitle } from '@20x/shared/site-defaults';
import { Title } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { useSetting } from '../api/use-setting';
import { SiteLogo } from '../ui/SiteLogo';
import { ThemeToggle } from '../ui/ThemeToggle';
import { useFavicon } from '../ui/use-favicon';
import { LoginForm } from './LoginForm';
import classes from './LoginPage.module.css';
import { RosterPattern } from './RosterPattern';

/** /login: the form on the left, a week's roster on the right. */
export function LoginPage() {
  const { status } = useAppSelector(selectSession);
  const logo = useSetting('siteLogoUrl');
  const darkLogo = useSetting('siteLogoDarkUrl');
  useFavicon(useSetting('faviconUrl'));
  if (status === 'authenticated') return <Navigate to="/admin" replace />;
  return (
    <div className={classes.root}>
      <title>{loginTitle}</title>
      <main className={classes.side}>
        <div className={classes.top}>
          <SiteLogo url={logo} darkUrl={darkLogo} height={28} />
          <ThemeToggle />
        </div>
        <div className={classes.card}>
          <Title order={1} className={classes.title}>
            Admin Login
          </Title>
          <p className={classes.subtitle}>Access your content management system</p>
          <LoginForm />
        </div>
        <div className={classes.links}>
          <Link to="/contact">Need help? Contact support</Link>
          <Link to="/">← Back to website</Link>
        </div>
      </main>
      <RosterPattern />
    </div>
  );
}
