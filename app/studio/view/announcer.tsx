import { useEditor } from './use-editor.ts'

/** Says what keys, buttons and hands have just changed, to those who cannot see it. */
export function Announcer() {
  const said = useEditor((state) => state.said)
  return (
    <p aria-live="polite" data-announcer className="sr-only">
      {said}
    </p>
  )
}
