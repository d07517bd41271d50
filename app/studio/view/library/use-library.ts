import { useCallback, useEffect, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { ValueOf } from '#server/operations.ts'

export type Library = ValueOf<'designs.list'> & ValueOf<'own-pictures.list'>

export type LibraryState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; library: Library }

/** What the shop has for this person besides uploads; requested each time the library opens. */
export function useLibrary(isOpen: boolean): { library: LibraryState; reload: () => void } {
  const [library, setLibrary] = useState<LibraryState>({ state: 'loading' })
  const load = useCallback(async () => {
    setLibrary((old) => (old.state === 'loaded' ? old : { state: 'loading' }))
    const [designs, pictures] = await Promise.all([
      callOperation('designs.list', 'GET /designs', {}),
      callOperation('own-pictures.list', 'GET /own-pictures', {}),
    ])
    if (!designs.ok) setLibrary({ state: 'failed', message: designs.message })
    else if (!pictures.ok) setLibrary({ state: 'failed', message: pictures.message })
    else setLibrary({ state: 'loaded', library: { designs: designs.value.designs, ...pictures.value } })
  }, [])
  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])
  return { library, reload: () => void load() }
}

/** Turns an AI design or a bought print into an artwork of the person's own; the server decides whether it may be. */
export async function takePicture(
  key: string,
): Promise<{ ok: true; artwork: ArtworkView } | { ok: false; message: string }> {
  const answer = await callOperation('own-pictures.take', 'POST /own-pictures', { key })
  return answer.ok ? { ok: true, artwork: answer.value.artwork } : { ok: false, message: answer.message }
}
