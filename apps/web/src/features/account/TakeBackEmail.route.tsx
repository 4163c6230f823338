import { FollowEmailLink } from './FollowEmailLink.tsx';

/** The page that takes an account back to its former email with the token of the emailed link. */
export function TakeBackEmail() {
  return <FollowEmailLink purpose="takeBack" />;
}
