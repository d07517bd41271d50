import { useState } from 'react'
import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { allFilledIn } from '#app/operations/left-empty.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type BackupPlan, backupRhythmNames, backupRhythms, placeWords } from '#domain/backups/backup-plan.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { BackupPlanView } from '#server/backup/index.ts'
import { hourInWords, weekdayNames } from './backup-words.ts'
import { PlaceFields } from './place-fields.tsx'

/** The defaults before anything is scheduled. */
const usual: Omit<BackupPlan, 'place'> = {
  every: 'day',
  hour: 3,
  weekday: 7,
  isEncrypted: true,
  keep: { days: 7, weeks: 4, months: 6 },
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }))
const weekdays = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))

/** When backups are made, where they go, how they are locked and which are kept. */
export function PlanForm({ planned }: { planned: BackupPlanView | null }) {
  const call = useOperation<'backups.save-plan'>({
    check: allFilledIn,
    done: {
      'backups.save-plan': { title: 'Backup plan saved', message: 'We were able to reach the location.' },
    },
    failed: (answer) => ({
      title: 'The plan was not saved',
      message: answer.reason === 'invalid' ? 'Check the marked fields and save again.' : answer.message,
    }),
  })
  const { fieldErrors: errors, conflict } = call
  const plan = planned?.plan ?? usual
  return (
    <OperationForm of={call} className="grid gap-8">
      <SeenVersion
        of={call}
        version={planned?.version ?? 0}
        what="this plan"
        differences={({ theirs, yours }) => [
          {
            label: 'Where they go',
            theirs: placeWords(theirs.plan.place),
            yours: placeWords(yours.place),
          },
          {
            label: 'When',
            theirs: backupRhythmNames[theirs.plan.every],
            yours: backupRhythmNames[yours.every],
          },
        ]}
      />
      <TimeFields plan={plan} errors={errors} />
      <SettingsSection
        title="Where they go"
        description="Another disk, another machine or a bucket. We check that we can reach it before we save."
      >
        <PlaceFields planned={planned} errors={errors} />
      </SettingsSection>
      <Encryption
        isEncrypted={plan.isEncrypted}
        hasPassphrase={planned?.hasPassphrase ?? false}
        errors={errors}
      />
      <KeepFields keep={plan.keep} errors={errors} />
      <div className="flex justify-end">
        <OperationButton of={call} operation="backups.save-plan" variant="primary">
          {conflict ? 'Save mine anyway' : 'Save Plan'}
        </OperationButton>
      </div>
    </OperationForm>
  )
}

function TimeFields({ plan, errors }: { plan: Omit<BackupPlan, 'place'>; errors: FieldErrors }) {
  const [every, setEvery] = useState<string>(plan.every)
  return (
    <SettingsSection
      title="When"
      description="In your shop’s time zone. Pick an hour when not much is going on."
    >
      <Select
        label="Back up"
        name="every"
        options={backupRhythms.map((value) => ({ value, label: backupRhythmNames[value] }))}
        value={every}
        onChange={(event) => setEvery(event.currentTarget.value)}
        error={errors.every}
      />
      <Select label="At" name="hour" options={hours} defaultValue={String(plan.hour)} error={errors.hour} />
      <div hidden={every !== 'week'}>
        <Select
          label="On"
          name="weekday"
          options={weekdays}
          defaultValue={String(plan.weekday)}
          error={errors.weekday}
        />
      </div>
    </SettingsSection>
  )
}

type EncryptionProps = { isEncrypted: boolean; hasPassphrase: boolean; errors: FieldErrors }

function Encryption({ isEncrypted, hasPassphrase, errors }: EncryptionProps) {
  return (
    <SettingsSection
      title="Encryption"
      description="In the age format, which other programs can open too. Keep the passphrase outside the shop: without it, no one can open a backup, and neither can we."
    >
      <Checkbox
        label="Encrypt backups"
        hint="A backup contains everything your customers gave you, and the shop’s keys."
        name="isEncrypted"
        defaultChecked={isEncrypted}
        className="sm:col-span-2"
      />
      <TextField
        label="Passphrase"
        name="passphrase"
        type="password"
        autoComplete="new-password"
        isOptional
        hint={
          hasPassphrase
            ? 'One is saved. Leave empty to keep it; a new one applies to backups from then on'
            : 'For example, five words that have nothing to do with each other'
        }
        error={errors.passphrase}
        className="sm:col-span-2"
      />
    </SettingsSection>
  )
}

function KeepFields({ keep, errors }: { keep: BackupPlan['keep']; errors: FieldErrors }) {
  const field = (name: keyof BackupPlan['keep'], label: string) => (
    <TextField
      label={label}
      name={`keep.${name}`}
      inputMode="numeric"
      required
      defaultValue={String(keep[name])}
      error={errors[`keep.${name}`]}
    />
  )
  return (
    <SettingsSection
      title="Which ones are kept"
      description="The newest backup from each of the last days, weeks and months stays; the others are removed after the next one is made."
    >
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
        {field('days', 'Days')}
        {field('weeks', 'Weeks')}
        {field('months', 'Months')}
      </div>
    </SettingsSection>
  )
}
