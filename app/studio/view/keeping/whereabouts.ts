import { useEffect, useMemo, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { DraftSummary } from '#server/drafts/index.ts'
import { thisDevice } from '../../browser/device.ts'
import type { Pictures } from './sheet-picture.tsx'

/** Where a version was last changed, as seen from this device. */
export const whereOf = ({ device }: Pick<DraftSummary, 'device'>): string =>
  device.id === thisDevice().id ? 'This browser, another tab or visit' : `Another device: ${device.name}`

const none: readonly ArtworkView[] = []

/** Thumbnails of the person's own artworks, once wanted, and of those already known. */
export function usePictures(isWanted: boolean, known: readonly ArtworkView[] = none): Pictures {
  const [own, setOwn] = useState<readonly ArtworkView[]>([])
  useEffect(() => {
    if (!isWanted) return
    void callOperation('artworks.list', 'GET /artworks', {}).then((answer) => {
      if (answer.ok) setOwn(answer.value.artworks)
    })
  }, [isWanted])
  return useMemo(() => new Map([...own, ...known].map((one) => [one.id, one] as const)), [own, known])
}
