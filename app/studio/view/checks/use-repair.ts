import { useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { replaceArtwork } from '#domain/studio/replace-artwork.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { useActions } from '../use-editor.ts'

/** Has the server repair an artwork at full resolution, and replaces the old one: one undo step. */
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
    if (!ink || !widthPx || !heightPx) return { ok: false, message: 'The repaired image is empty.' }
    learn(answer.value.artwork)
    // Halftone dots are made for one size; every other repair works at any size.
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
