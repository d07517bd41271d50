import { lazy, Suspense, useEffect, useState } from 'react'
import type { ExternalToast } from 'sonner'
import type { ShowToast } from './toast-stage.tsx'

const ToastStage = lazy(() => import('./toast-stage.tsx').then((part) => ({ default: part.ToastStage })))

const stage = Promise.withResolvers<ShowToast>()
const wish = Promise.withResolvers<void>()

/** Stands once in the page (app/root.tsx). Its code is fetched with the first toast: most visits have none. */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => void wish.promise.then(() => setIsWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <ToastStage onReady={stage.resolve} />
    </Suspense>
  )
}

/** Before the first toast, for pages that may be without a connection when it comes. */
export const fetchToasts = (): void => wish.resolve()

export type ToastOptions = Pick<ExternalToast, 'action' | 'id' | 'duration'>

async function show(...given: Parameters<ShowToast>): Promise<void> {
  wish.resolve()
  const showNow = await stage.promise
  showNow(...given)
}

/** Short news of what just happened, in the specification's words: a title and, below it, a description. */
export const notify = {
  success: (title: string, description?: string, options?: ToastOptions): void =>
    void show('success', title, { description, ...options }),
  /** The destructive style; stays longer, since there is something to do. */
  error: (title: string, description?: string, options?: ToastOptions): void =>
    void show('error', title, { description, ...options }),
  info: (title: string, description?: string, options?: ToastOptions): void =>
    void show('info', title, { description, ...options }),
}
