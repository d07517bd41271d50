import { notify } from '#app/ui/toasts/toast.tsx'

/**
 * Data that a part of a page reads itself, such as more rows or a dialog's contents; null if it did not arrive. The
 * page then stays with everything typed in it: an error thrown by a fetcher's loader would replace it with an error
 * page.
 */
export async function readInPlace<Data>({
  serverLoader,
}: {
  serverLoader: () => Promise<Data>
}): Promise<Data | null> {
  try {
    return await serverLoader()
  } catch {
    notify.error('This couldn’t be loaded', 'Nothing was changed. Try again in a moment.')
    return null
  }
}
