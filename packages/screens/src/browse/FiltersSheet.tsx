import { Button, Drawer, Field, Select } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import * as styles from './browse.css.ts';
import { type BrowseChoicesProps, useBrowseChoices } from './useBrowseChoices.ts';

interface FiltersSheetProps extends BrowseChoicesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The filters and the sort order of the list on a phone. Choices apply immediately; the sheet stays until it is closed.
 */
export function FiltersSheet({ isOpen, onOpenChange, ...props }: FiltersSheetProps) {
  const { t } = useLingui();
  const choices = useBrowseChoices(props);
  return (
    <Drawer
      side="bottom"
      title={t`Filters`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {choices.some(({ isActive }) => isActive) && (
            <Button onClick={() => props.onChange({ industry: null, stage: null, score: null })}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            <Trans>Show startups</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {choices.map(({ id, label, options, value, onValueChange }) => (
          <Field key={id} label={label}>
            <Select options={options} value={value} onValueChange={onValueChange} />
          </Field>
        ))}
      </div>
    </Drawer>
  );
}
