import { useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { replaceArtwork } from '#domain/studio/replace-artwork.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { useActions } from '../use-editor.ts'

/** Lets the server repair an artwork at full resolution, and puts it in the old one's place: one step to undo. */
export function useRepair() {
  const { read, change, learn } = useActions()
  const [isRepairing, setRepairing] = useState(false)
  const run = async (
    item: StudioItem,
    repair: Repair,
  ): Promise<{ ok: true } | { ok: false; message: string }> => {
    setRepairing(true)
    const answer = await callOperation('artworks.repair', 'POST /artworks/{artwork}/repairs', {
      ...repair,
      artwork: item.artworkId,
    })
    setRepairing(false)
    if (!answer.ok) return { ok: false, message: answer.message }
    const { id, fileName: name, widthPx, heightPx, ink } = answer.value.artwork
    if (!ink || !widthPx || !heightPx) return { ok: false, message: 'The repaired picture is empty.' }
    learn(answer.value.artwork)
    // Dots are made for one size; everything else holds at every size.
    const meant = read().document.items.filter((one) =>
      repair.kind === 'halftone' ? one.id === item.id : one.artworkId === item.artworkId,
    )
    const repaired = { id, name, width: widthPx, height: heightPx, ink }
    change((old) =>
      replaceArtwork(
        old,
        meant.map((one) => one.id),
        repaired,
      ),
    )
    return { ok: true }
  }
  return { isRepairing, run }
}
