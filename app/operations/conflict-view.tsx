import { createContext, use, useEffect, useState } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { later } from '#app/ui/later.tsx'
import { changesOf } from '#domain/people/audit-changes.ts'
import type { OperationName } from '#server/operations.ts'
import type { Difference } from './conflict-panel.tsx'
import type { CalledOperation } from './operation-form.tsx'

/** Somebody else saved the same thing meanwhile: both versions side by side. Nothing was overwritten. */
export const ConflictView = later(() => import('./conflict-panel.tsx').then((part) => part.ConflictPanel))

/** What differs between two versions that are told by labels. */
export function differencesBetween(
  theirs: Readonly<Record<string, string>>,
  yours: Readonly<Record<string, string>>,
): Difference[] {
  return [...new Set([...Object.keys(theirs), ...Object.keys(yours)])].flatMap((label) => {
    const both = { theirs: theirs[label] ?? '', yours: yours[label] ?? '' }
    return both.theirs === both.yours ? [] : [{ label, ...both }]
  })
}

/** The same of two values field by field, under the names that the audit log gives them. */
export const differingFields = (theirs: unknown, yours: unknown, timeZone: string): Difference[] =>
  changesOf(theirs, yours, timeZone).map(({ label, before, after }) => ({
    label,
    theirs: before,
    yours: after,
  }))

/** A picture in either version. */
export const PictureInConflict = ({ url, caption }: { url: string; caption: string }) => (
  <img
    src={url}
    alt={caption}
    className="h-28 w-full max-w-40 rounded-sm border border-line bg-sunken object-contain"
  />
)

/** Told when a form has saved what it says: whoever fills it may fill it anew. */
export const Saved = createContext((): void => {})

type SeenVersionProps<Name extends OperationName> = {
  of: CalledOperation<Name>
  /** Of what the fields begin with; 0 for what is new. */
  version: number
} & (
  | {
      /** Such as "these settings". */
      what: string
      /** Between what somebody else saved and what this form says; moments by the shop's clock. */
      differences: (
        conflict: NonNullable<CalledOperation<Name>['conflict']>,
        timeZone: string,
      ) => Difference[]
    }
  // The form shows them itself, beside the ways to go on.
  | { differences: null }
)

/**
 * The version that a form was filled from, sent along, so that nothing that somebody else saves meanwhile is overwritten
 * unseen; after such a conflict, both versions side by side. It stays what it was when the form came up, whatever the page
 * reads later: the shop's news has pages read again, and fields keep what is typed. Only what this form itself saves, and
 * what it was shown after a conflict, is newer.
 */
export function SeenVersion<Name extends OperationName>({
  of: call,
  version,
  ...view
}: SeenVersionProps<Name>) {
  const { answer, conflict } = call
  const { timeZone } = useShopClock()
  const [seen, setSeen] = useState({ version, answer })
  const saved = answer !== seen.answer && answer?.ok ? versionIn(answer.value) : null
  if (saved !== null) setSeen({ version: saved, answer })
  const onSaved = use(Saved)
  useEffect(() => {
    if (answer?.ok && versionIn(answer.value) !== null) onSaved()
  }, [answer, onSaved])
  const theirs = conflict ? versionIn(conflict.theirs) : null
  return (
    <>
      <input type="hidden" name="version" value={theirs ?? saved ?? seen.version} />
      {conflict && view.differences && (
        <div className="col-span-full">
          <ConflictView
            conflict={conflict}
            what={view.what}
            differences={view.differences(conflict, timeZone)}
          />
        </div>
      )}
    </>
  )
}

/** Operations answer with what they saved, or with that under its name. */
function versionIn(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const own: unknown[] = [value, ...Object.values(value)]
  const versions = own.map((one) => Object(one).version as unknown)
  return versions.find((found) => typeof found === 'number') ?? null
}
