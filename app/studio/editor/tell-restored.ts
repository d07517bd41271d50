import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { EditorDeps } from './deps.ts'
import type { Sheet } from './sheet.ts'

/** Announces quietly that an earlier visit's work is on the sheet. Starting over can be undone like everything else. */
export function tellRestored(
  { items }: StudioDocument,
  { change }: Pick<Sheet, 'change'>,
  { clock, notify }: Pick<EditorDeps, 'clock' | 'notify'>,
): () => void {
  if (items.length === 0) return () => {}
  const onClick = (): void => change((old) => ({ ...old, items: [], placements: [] }))
  // The sheet comes first.
  return clock.idle(() =>
    notify.info('Your sheet is as you left it', undefined, { action: { label: 'Start over', onClick } }),
  )
}
