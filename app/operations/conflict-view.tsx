import { createContext, use, useEffect, useState } from 'react'
import { later } from '#app/ui/later.tsx'
import type { OperationName } from '#server/operations.ts'
import type { Difference, Versions } from './conflict-panel.tsx'
import type { CalledOperation } from './operation-form.tsx'

/** Someone else saved the same thing in the meantime: shows both versions side by side. Nothing was overwritten. */
export const ConflictView = later(() => import('./conflict-panel.tsx').then((part) => part.ConflictPanel))

/** The differences between two versions given as labeled values. */
export function differencesBetween(
  theirs: Readonly<Record<string, string>>,
  yours: Readonly<Record<string, string>>,
): Difference[] {
  return [...new Set([...Object.keys(theirs), ...Object.keys(yours)])].flatMap((label) => {
    const both = { theirs: theirs[label] ?? '', yours: yours[label] ?? '' }
    return both.theirs === both.yours ? [] : [{ label, ...both }]
  })
}

/** An image in either version. */
export const PictureInConflict = ({ url, caption }: { url: string; caption: string }) => (
  <img
    src={url}
    alt={caption}
    className="h-28 w-full max-w-40 rounded-sm border border-line bg-sunken object-contain"
  />
)

/** Called when a form has saved its contents: the component that fills it may fill it again. */
export const Saved = createContext((): void => {})

type SeenVersionProps<Name extends OperationName> = {
  of: CalledOperation<Name>
  /** The version the fields start from; 0 for something new. */
  version: number
} & (
  | {
      /** For example "these settings". */
      what: string
      /** Between what someone else saved and what this form contains. */
      differences: (conflict: NonNullable<CalledOperation<Name>['conflict']>) => Difference[] | Versions
    }
  // The form shows them itself, next to the ways to continue.
  | { differences: null }
)

/**
 * Sends along the version that a form was filled from, so that nothing someone else saves in the meantime is
 * overwritten unseen; after such a conflict, shows both versions side by side. The version stays the same from when the
 * form appeared, whatever the page reads later: live news makes pages revalidate, while fields keep what was typed. It
 * only advances with what this form itself saves, and with what it was shown after a conflict.
 */
export function SeenVersion<Name extends OperationName>({
  of: call,
  version,
  ...view
}: SeenVersionProps<Name>) {
  const { answer, conflict } = call
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
          <ConflictView conflict={conflict} what={view.what} differences={view.differences(conflict)} />
        </div>
      )}
    </>
  )
}

/** Operations return what they saved, or an object that contains it under its name. */
function versionIn(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const own: unknown[] = [value, ...Object.values(value)]
  const versions = own.map((one) => Object(one).version as unknown)
  return versions.find((found) => typeof found === 'number') ?? null
}
