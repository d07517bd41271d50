import { useState } from 'react'
import { bytesInWords } from '#app/admin/settings/backups/backup-words.ts'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import {
  type ChosenRetentionName,
  chosenNames,
  chosenRetention,
  countInWords,
  type RetentionSettings,
} from '#domain/shop/retention-terms.ts'
import type { RetentionCount } from '#server/retention/index.ts'

type RetentionFormProps = { days: RetentionSettings; version: number }

/** Nothing is saved before the form has shown what that removes. */
export function RetentionForm({ days, version }: RetentionFormProps) {
  const [isChanged, setChanged] = useState(false)
  const call = useOperation<'retention.preview' | 'settings.change-retention'>({
    done: {
      'settings.change-retention': {
        title: 'Settings saved',
        message: 'Anything older is removed tonight.',
      },
    },
    failed: (answer) => ({
      title: 'Nothing was saved',
      message: answer.reason === 'invalid' ? 'Check the marked fields.' : answer.message,
    }),
    onDone: () => setChanged(false),
  })
  const { conflict, fieldErrors } = call
  const goes = isChanged ? null : (call.valueOf('retention.preview')?.goes ?? null)
  return (
    <OperationForm
      of={call}
      readOnlyUnless="settings.change-retention"
      className="grid gap-5"
      onChange={() => setChanged(true)}
    >
      <SeenVersion
        of={call}
        version={version}
        what="these settings"
        differences={({ theirs, yours }) =>
          chosenNames.flatMap((name) =>
            theirs[name] === yours[name]
              ? []
              : [
                  {
                    label: chosenRetention[name].label,
                    theirs: daysInWords(theirs[name]),
                    yours: daysInWords(yours[name] ?? null),
                  },
                ],
          )
        }
      />
      <Card padding="none">
        <ul className="grid divide-y divide-line">
          {chosenNames.map((name) => (
            <Kind key={name} name={name} days={days[name]} error={fieldErrors[name]} />
          ))}
        </ul>
      </Card>
      {goes && <WhatGoes goes={goes} />}
      <div className="flex flex-wrap justify-end gap-3">
        <OperationButton
          of={call}
          operation="retention.preview"
          data-saves-nothing
          variant={goes ? 'secondary' : 'primary'}
        >
          See What’s Removed
        </OperationButton>
        {(goes || conflict) && (
          <OperationButton of={call} operation="settings.change-retention" variant="primary">
            {conflict ? 'Save mine anyway' : 'Save'}
          </OperationButton>
        )}
      </div>
    </OperationForm>
  )
}

const daysInWords = (days: number | null): string =>
  days === null ? 'Kept until someone removes it' : `${days.toLocaleString('en-US')} days`

type KindProps = { name: ChosenRetentionName; days: number | null; error: string | undefined }

function Kind({ name, days, error }: KindProps) {
  const { label, removes, stays, least, leastBecause } = chosenRetention[name]
  return (
    <li className="grid items-start gap-x-8 gap-y-3 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <h2 className="font-bold text-base">{label}</h2>
        <p className="mt-1">{removes}</p>
        <p className="mt-1 text-ink-muted">Stays: {stays}</p>
      </div>
      <TextField
        label={
          <>
            Keep<span className="sr-only"> {label.toLowerCase()}</span> for
          </>
        }
        name={name}
        inputMode="numeric"
        autoComplete="off"
        suffix="days"
        isOptional
        placeholder="Forever"
        defaultValue={days ?? ''}
        hint={`At least ${least} days: ${leastBecause}`}
        error={error}
      />
    </li>
  )
}

function WhatGoes({ goes }: { goes: readonly RetentionCount[] }) {
  const some = goes.filter(({ count }) => count > 0)
  return (
    <section
      aria-label="What’s removed"
      aria-live="polite"
      className="rounded-md border border-yellow bg-yellow-wash p-4 text-yellow-ink"
    >
      {some.length === 0 ? (
        <p className="font-semibold">Nothing is that old yet. Saving removes nothing tonight.</p>
      ) : (
        <>
          <p className="font-semibold">Once you save, this will be removed for good:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {some.map(({ name, count, bytes }) => (
              <li key={name} className="figures">
                <span>{chosenRetention[name].label}</span>: {countInWords(name, count)}
                {bytes > 0 && `, ${bytesInWords(bytes)}`}
                {name === 'accountDesigns' && ', 14 days after their customers got an email'}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
