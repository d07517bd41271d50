import { notify } from '#app/ui/toasts/toast.tsx'

/**
 * Checks first: a file of hundreds of megabytes is not read into the page, only probed with a HEAD request and then
 * left to the browser. Failures are reported in the specification's wording (docs/spec-map.md B8).
 */
export async function downloadFile(url: string, fileName: string): Promise<void> {
  const problem = await findProblem(url)
  if (problem !== null) return notify.error('Download Error', problem)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}

async function findProblem(url: string): Promise<string | null> {
  try {
    const { ok, status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return `Download failed (${status})`
    return headers.get('content-length') === '0' ? 'Downloaded file is empty' : null
  } catch {
    return 'Failed to download print file'
  }
}
