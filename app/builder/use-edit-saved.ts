import { useState } from 'react'
import { draftKey, readDraft } from '#app/studio/browser/kept-draft.ts'
import type { EditorBegin } from '#app/studio/editor/start-state.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { GangSheetDesign } from '#domain/studio/builder-event.ts'
import type { DesignView } from '#server/designs/index.ts'
import { openDesign } from './open-design.ts'

type Edited = { view: DesignView; begin: Pick<EditorBegin, 'start' | 'own' | 'draftKey' | 'isRestored'> }

/** Reopens the design that is ready to order. */
export function useEditSaved() {
  const [edited, setEdited] = useState<Edited | null>(null)
  const edit = async ({ design_id, quantity }: GangSheetDesign): Promise<void> => {
    const answer = await openDesign(design_id)
    if (!answer.ok) return notify.error('Your design couldn’t be opened', answer.message)
    const { view, document, artworks: own } = answer.opened
    const key = `${draftKey}:${view.designId}:${view.version}`
    const kept = await readDraft(key).catch(() => null)
    const start = kept ?? { document: { ...document, quantity }, awaiting: [] }
    setEdited({ view, begin: { start, own, draftKey: key, isRestored: kept !== null } })
  }
  return { edited, edit, leave: () => setEdited(null) }
}
