import { acceptWarnings, unansweredWarnings } from '#domain/studio/accept-warnings.ts'
import type { EditorDeps } from './deps.ts'
import type { EditorHost, EditorState } from './editor.ts'
import { countComing, findingsOf, isBlocked, leftOutOf } from './selectors.ts'
import type { Sheet } from './sheet.ts'
import type { Store } from './store.ts'

/**
 * Saves the sheet if nothing prevents it, and reports what does, including an added file that is not on it. In a
 * studio's first moments it waits for the artworks' data: without it, nothing would be blocked or warned about.
 */
export async function saveSheet(
  { read, set }: Store<EditorState>,
  { change }: Pick<Sheet, 'change'>,
  { notify, know }: Pick<EditorDeps, 'notify'> & { know: () => Promise<void> },
  host: Pick<EditorHost, 'save'>,
  isAccepting: boolean,
): Promise<boolean> {
  set({ isSaving: true })
  await know()
  set({ isSaving: false })
  const findings = findingsOf(read())
  const document = isAccepting ? acceptWarnings(read().document, findings) : read().document
  if (document.placements.length === 0 && findings.length === 0) {
    notify.error('No design selected', 'Add artwork to the sheet first.')
    return false
  }
  if (countComing(read()) > 0) {
    set({ panel: 'artwork' })
    notify.error('Artwork is still on its way', 'Wait until it’s on the sheet, or cancel its upload.')
    return false
  }
  const isNotReady =
    isBlocked(read()) ||
    unansweredWarnings(document, findings).length > 0 ||
    (!isAccepting && leftOutOf(read()).length > 0)
  set({ isNotReady })
  if (isNotReady) return false
  if (isAccepting) change(() => document)
  set({ isSaving: true })
  const isSaved = await host.save(document)
  set({ isSaving: false })
  return isSaved
}
