import { useCallback, useEffect, useState } from 'react'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { DesignView } from '#server/designs/index.ts'
import type { OwnPicturesView } from '#server/own-pictures/index.ts'
import { askServer } from '../ask-server.ts'

export type Library = { designs: readonly DesignView[] } & OwnPicturesView

export type LibraryState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; library: Library }

/** What the shop has for this person beside uploads; asked for each time that the library is opened. */
export function useLibrary(isOpen: boolean): { library: LibraryState; reload: () => void } {
  const [library, setLibrary] = useState<LibraryState>({ state: 'loading' })
  const load = useCallback(async () => {
    setLibrary((old) => (old.state === 'loaded' ? old : { state: 'loading' }))
    const [designs, pictures] = await Promise.all([
      askServer<{ designs: DesignView[] }>('/designs'),
      askServer<OwnPicturesView>('/own-pictures'),
    ])
    if (!designs.ok) setLibrary({ state: 'failed', message: designs.message })
    else if (!pictures.ok) setLibrary({ state: 'failed', message: pictures.message })
    else setLibrary({ state: 'loaded', library: { designs: designs.body.designs, ...pictures.body } })
  }, [])
  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])
  return { library, reload: () => void load() }
}

/** An AI design or a bought print as an artwork of one's own; the server decides whether it is. */
export async function takePicture(
  key: string,
): Promise<{ ok: true; artwork: ArtworkView } | { ok: false; message: string }> {
  const answer = await askServer<{ artwork: ArtworkView }>('/own-pictures', { method: 'POST', json: { key } })
  return answer.ok ? { ok: true, artwork: answer.body.artwork } : { ok: false, message: answer.message }
}
