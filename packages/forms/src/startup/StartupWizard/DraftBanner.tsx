import { Banner, Button } from '@aval/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { hasContent } from '../draft.ts';
import { useWizardForm } from '../useWizardForm.ts';
import * as styles from './StartupWizard.css.ts';

interface DraftBannerProps {
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
  /** Whether the draft has just been discarded. */
  isDiscarded: boolean;
  onStartOver: () => void;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Reports that a draft was restored or discarded, with a way to undo it. */
export function DraftBanner({ isRestored, isDiscarded, onStartOver, onUndo, onDismiss }: DraftBannerProps) {
  const { control } = useWizardForm();
  const isEmpty = useWatch({ control, compute: (values) => !hasContent(values) });
  if (isRestored) {
    return (
      <BannerWithButton
        text={<Trans>Your unfinished draft was restored. Continue where you left off, or discard it.</Trans>}
        label={<Trans>Start over</Trans>}
        onPress={onStartOver}
        onDismiss={onDismiss}
      />
    );
  }
  // Restoring the draft would overwrite new input.
  if (!isDiscarded || !isEmpty) return null;
  return (
    <BannerWithButton
      text={<Trans>The draft is discarded.</Trans>}
      label={<Trans>Undo</Trans>}
      onPress={onUndo}
      onDismiss={onDismiss}
    />
  );
}

interface BannerWithButtonProps {
  text: ReactNode;
  label: ReactNode;
  onPress: () => void;
  onDismiss: () => void;
}

function BannerWithButton({ text, label, onPress, onDismiss }: BannerWithButtonProps) {
  return (
    <Banner tone="info" onDismiss={onDismiss}>
      <div className={styles.restored}>
        <span>{text}</span>
        <Button size="small" onClick={onPress}>
          {label}
        </Button>
      </div>
    </Banner>
  );
}
