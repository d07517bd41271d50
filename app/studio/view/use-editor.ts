import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor, EditorState } from '../editor/editor.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor, to act on: it stays the same while its state changes. */
export function useActions(): Editor {
  const editor = use(EditorContext)
  if (editor === null) throw new Error('The editor is only there within a Studio')
  return editor
}

/** What is read of the editor's state. Draws again when that is another value, so `select` makes no new one each time. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  const { subscribe, read } = useActions()
  return useSyncExternalStore(subscribe, () => select(read()))
}
