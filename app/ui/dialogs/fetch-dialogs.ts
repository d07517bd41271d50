import { fetchToasts } from '#app/ui/toasts/toast.tsx'

/** Fetches now what is otherwise fetched when first shown: for pages that keep working without a connection. */
export function fetchDialogs(): void {
  fetchToasts()
  void Promise.allSettled([import('./dialog-panel.tsx'), import('./alert-dialog-panel.tsx')])
}
