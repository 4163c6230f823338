import { documentExtensions, documentTypes, fileLimits } from '@aval/contract';
import { Banner, Button, Card, FieldError, FileDrop, formatFileSize, FormSection, Spinner } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { rejectionMessage } from '../../accounts/rejectionMessage.ts';
import { isEditFieldId } from '../edit/editFields.ts';
import type { LookupRows } from '../lookups.ts';
import * as edit from '../StartupEditForm/StartupEditForm.css.ts';
import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { wizardField, type WizardFieldId } from '../wizardFields.ts';
import { type ClaimDetails, type ClaimId, type Proof, proposableFields } from './claims.ts';
import { claimText } from './claimText.ts';
import * as styles from './ProposalForm.css.ts';

const extensions = documentTypes.flatMap((type) => documentExtensions[type]);
const maxBytes = fileLimits.processDocument;
const none: readonly File[] = [];
const proposable: ReadonlySet<string> = new Set(proposableFields.map(({ id }) => id));

interface ProofCardProps {
  details: ClaimDetails;
  proofs: readonly Proof[];
  rows: LookupRows;
  onUpload: (file: File) => Promise<Proof>;
  onRead: (proof: Proof) => void;
  onTake: (proof: Proof, id: ClaimId, value: number) => void;
}

interface Failure {
  name: string;
  message: string;
}

/** Reads files that prove figures, and offers the figures in them. */
export function ProofCard({ details, proofs, rows, onUpload, onRead, onTake }: ProofCardProps) {
  const { t } = useLingui();
  const [reading, setReading] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const mostSize = formatFileSize(maxBytes);

  async function read(file: File) {
    setReading((names) => [...names, file.name]);
    try {
      onRead(await onUpload(file));
    } catch (error) {
      const message = rejectionMessage(error) ?? t`It could not be read`;
      setFailures((known) => [...known, { name: file.name, message }]);
    } finally {
      setReading((names) => names.filter((name) => name !== file.name));
    }
  }

  async function readAll(files: readonly File[]) {
    setFailures([]);
    for (const file of files) await read(file);
  }

  return (
    <Card padding="none" className={edit.section}>
      <FormSection
        title={t`Proof`}
        description={t`A bank letter, accounts or a contract: its figures are read and offered here. A figure with proof counts in full.`}
      >
        <div>
          <FileDrop
            hint={t`PDF, Word, text, Excel or PowerPoint, at most ${mostSize} each`}
            extensions={extensions}
            maxSize={maxBytes}
            files={none}
            onFilesChange={(files) => void readAll(files)}
          />
          <div role="status" className={styles.reading}>
            {reading.map((name) => (
              <span key={name} className={styles.readingFile}>
                <Spinner /> <Trans>Reading {name}...</Trans>
              </span>
            ))}
          </div>
          <div role="alert" className={styles.reading}>
            {failures.map(({ name, message }) => (
              <FieldError key={`${name} ${message}`}>
                {name}: {message}
              </FieldError>
            ))}
          </div>
        </div>
        {proofs.map((proof) => (
          <ReadProof key={proof.document_id} proof={proof} details={details} rows={rows} onTake={onTake} />
        ))}
      </FormSection>
    </Card>
  );
}

interface ReadProofProps {
  details: ClaimDetails;
  proof: Proof;
  rows: LookupRows;
  onTake: ProofCardProps['onTake'];
}

function ReadProof({ details, proof, rows, onTake }: ReadProofProps) {
  const { document, warning } = proof;
  const facts = proof.facts.filter(({ field }) => proposable.has(field));
  return (
    <section className={styles.proof} aria-label={document}>
      <h3 className={styles.proofName}>{document}</h3>
      {warning && <Banner tone="warning">{warning}</Banner>}
      {facts.length === 0 && (
        <p className={styles.quiet}>
          <Trans>No figures were found in it. Choose it below as the proof of a figure that you enter.</Trans>
        </p>
      )}
      <ul className={styles.offers}>
        {facts.map((fact) =>
          isEditFieldId(fact.field) ? (
            <Offer
              key={`${fact.field} ${fact.value}`}
              id={fact.field}
              fact={fact}
              isProof={details[fact.field]?.source?.document_id === proof.document_id}
              rows={rows}
              onTake={() => onTake(proof, fact.field as WizardFieldId, fact.value)}
            />
          ) : null,
        )}
      </ul>
    </section>
  );
}

interface OfferProps {
  /** Whether the file is the proof of the figure. */
  isProof: boolean;
  id: WizardFieldId;
  fact: Proof['facts'][number];
  rows: LookupRows;
  onTake: () => void;
}

/** A figure in a file, with its quote and a button that takes it over. */
function Offer({ isProof, id, fact: { value, page, cell, quote }, rows, onTake }: OfferProps) {
  const { t } = useLingui();
  const { locale } = useWizardScene();
  const { watch } = useWizardForm();
  const label = wizardField(id).label[locale];
  const text = claimText(id, value, rows, locale) ?? String(value);
  const isTaken = Number(watch(id) === false ? 0 : (watch(id) ?? Number.NaN)) === value;
  return (
    <li className={styles.offer}>
      <span className={styles.offerText}>
        <strong>{label}</strong> {text}
        <q className={styles.quote}>{quote}</q>
        {(cell ?? page) !== null && (
          <span className={styles.quiet}>{cell === null ? t`page ${page}` : t`cell ${cell}`}</span>
        )}
      </span>
      {isTaken && isProof ? (
        <span className={styles.taken}>
          <Check aria-hidden className={styles.icon} />
          <Trans>Taken over</Trans>
        </span>
      ) : isTaken ? (
        <Button size="small" aria-label={t`Use as proof of ${label}`} onClick={onTake}>
          <Trans>Use as proof</Trans>
        </Button>
      ) : (
        <Button size="small" aria-label={t`Take over ${text} as ${label}`} onClick={onTake}>
          <Trans>Take over</Trans>
        </Button>
      )}
    </li>
  );
}
