import { useCallback, useEffect, useState } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'
import { type EditingSheet, readEditingSheet } from './editing-sheet.ts'
import { finishOpening, type OpenedDesign, openDesign } from './open-design.ts'

export type EditedDesign =
  | { state: 'loading' }
  | { state: 'nothing' }
  | { state: 'failed'; message: string; reason: string; item: EditingSheet | null }
  /** `item` is null for a saved design that was not opened from the cart. */
  | { state: 'open'; item: EditingSheet | null; opened: OpenedDesign; reload: () => void }

/** The design of the cart item that the cart handed over, or the saved one that the URL names. */
export function useEditedDesign(savedId: string | null): EditedDesign {
  const [edited, setEdited] = useState<EditedDesign>({ state: 'loading' })
  const load = useCallback(
    async (open: typeof openDesign) => {
      const item = savedId ? null : readEditingSheet()
      const designId = savedId ?? item?.designId
      if (!designId) return setEdited({ state: 'nothing' })
      const answer = await open(designId)
      if (!answer.ok)
        return setEdited({ state: 'failed', message: answer.message, reason: answer.reason, item })
      const { opened } = answer
      if (opened.lost > 0)
        notify.error(
          'Some of your artwork is no longer available',
          `${opened.lost} of the copies on this sheet couldn’t be opened.`,
        )
      setEdited({ state: 'open', item, opened, reload: () => void load(openDesign) })
    },
    [savedId],
  )
  useEffect(() => void load(finishOpening), [load])
  return edited
}
