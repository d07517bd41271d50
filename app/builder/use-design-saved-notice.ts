import { useEffect } from 'react'
import { notify } from '#app/ui/toast.tsx'

/** A message of the design editor's origin that a design was saved (specification, storefront section 4). */
export function useDesignSavedNotice(editorOrigin?: string): void {
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === (editorOrigin ?? window.location.origin) && isDesignSaved(data))
        notify.success('Design Saved')
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [editorOrigin])
}

function isDesignSaved(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { type, event } = data as { type?: unknown; event?: unknown }
  return type === 'design:saved' || event === 'design:saved'
}
