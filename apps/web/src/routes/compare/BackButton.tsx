import { IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

interface BackButtonProps {
  /** The page that this one belongs to. */
  to: string;
}

/** Leads from a comparison to what is compared. */
export function BackButton({ to }: BackButtonProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return <IconButton icon={ArrowLeft} variant="secondary" label={t`Back`} onClick={() => void navigate(to)} />;
}
