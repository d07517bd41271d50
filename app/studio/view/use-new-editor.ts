import { useEffect, useEffectEvent, useState } from 'react'
import { fetchDialogs } from '#app/ui/dialogs/fetch-dialogs.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { editorDeps } from '../browser/editor-deps.ts'
import { createEditor } from '../editor/create-editor.ts'
import type { Editor } from '../editor/editor.ts'
import { isUnsaved } from '../editor/selectors.ts'
import type { EditorBegin } from '../editor/start-state.ts'

type Handlers = {
  /** Resolves to false if it could not be saved; the studio then stays open, and the draft is kept. */
  onSave: (document: StudioDocument) => Promise<boolean>
  /** The design is saved and the draft removed. */
  onSaved: () => void
  onClose: () => void
}

/**
 * An editor for as long as the component is mounted. Its initial values are read once, except for what the shop sells.
 */
export function useNewEditor(begin: EditorBegin, { onSave, onSaved, onClose }: Handlers): Editor {
  const { sizes, shop } = begin
  const [editor] = useState(() => createEditor(editorDeps, begin))
  const save = useEffectEvent(onSave)
  const saved = useEffectEvent(onSaved)
  const close = useEffectEvent(onClose)
  useEffect(
    () =>
      editor.start({
        save: (document) => save(document),
        saved: () => saved(),
        close: () => close(),
        focusOn,
      }),
    [editor],
  )
  useEffect(() => editor.setShop({ sizes, shop }), [editor, sizes, shop])
  useEffect(() => {
    // The browser asks before the page is closed, for as long as that would lose something.
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved(editor.read())) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [editor])
  useEffect(fetchDialogs, [])
  return editor
}

/** Focuses once the panel is rendered. */
function focusOn(part: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-${part}]`)?.focus())
}
