import { FollowEmailLink } from './FollowEmailLink.tsx';

/** The page that confirms an email with the token of the emailed link. */
export function ConfirmEmail() {
  return <FollowEmailLink purpose="confirm" />;
}
