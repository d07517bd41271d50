import type { ImportKind } from '#server/import-export/index.ts'

export type SentFile = { ok: true; id: string } | { ok: false; problem: string }

const lost = 'The file did not arrive. Check your connection and send it again.'

/** Sends a CSV to be checked; `onProgress` receives 0 … 100, and null while the shop checks the last part. */
export function sendFile(
  kind: ImportKind,
  file: File,
  onProgress: (percent: number | null) => void,
): Promise<SentFile> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/uploads/imports/${kind}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'text/csv')
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(loaded >= total ? null : (100 * loaded) / total)
    request.onerror = () => done({ ok: false, problem: lost })
    request.onload = () => done(read(request))
    request.send(file)
  })
}

function read({ status, responseText }: XMLHttpRequest): SentFile {
  try {
    const body = JSON.parse(responseText) as { id?: string; error?: { message: string } }
    if (status === 201 && body.id) return { ok: true, id: body.id }
    return { ok: false, problem: body.error?.message ?? lost }
  } catch {
    return { ok: false, problem: lost }
  }
}
