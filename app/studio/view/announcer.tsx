import { useEditor } from './use-editor.ts'

/** Announces changes made by keys, buttons and pointers to those who cannot see them. */
export function Announcer() {
  const said = useEditor((state) => state.said)
  return (
    <p aria-live="polite" data-announcer className="sr-only">
      {said}
    </p>
  )
}
