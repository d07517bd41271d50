import { notify } from '#app/ui/toasts/toast.tsx'

/**
 * What a part of a page reads by itself, as more rows or what a dialog shows; null where it did not come. The page stays
 * then with all that was typed in it: what a fetcher's loader throws would put an error page in its place.
 */
export async function readInPlace<Data>({
  serverLoader,
}: {
  serverLoader: () => Promise<Data>
}): Promise<Data | null> {
  try {
    return await serverLoader()
  } catch {
    notify.error('This could not be read', 'Nothing was changed. Try again in a moment.')
    return null
  }
}
