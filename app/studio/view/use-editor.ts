import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor, EditorState } from '../editor/editor.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor, for calling its actions: it stays the same while its state changes. */
export function useActions(): Editor {
  const editor = use(EditorContext)
  if (editor === null) throw new Error('The editor is only there within a Studio')
  return editor
}

/**
 * A value read from the editor's state. Renders again when it changes, so `select` must not create a new one each time.
 */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  const { subscribe, read } = useActions()
  return useSyncExternalStore(subscribe, () => select(read()))
}
