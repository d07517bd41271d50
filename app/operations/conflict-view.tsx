import { later } from '#app/ui/later.tsx'
import { changesOf } from '#domain/people/audit-changes.ts'
import type { Difference } from './conflict-panel.tsx'

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
export const differingFields = (theirs: unknown, yours: unknown): Difference[] =>
  changesOf(theirs, yours).map(({ label, before, after }) => ({ label, theirs: before, yours: after }))

/** A picture in either version. */
export const PictureInConflict = ({ url, caption }: { url: string; caption: string }) => (
  <img
    src={url}
    alt={caption}
    className="h-28 w-full max-w-40 rounded-sm border border-line bg-sunken object-contain"
  />
)
