import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The part of a Koa middleware needed here. */
export type Middleware = (
  context: {
    method: string
    path: string
    query: Record<string, string | undefined>
    status: number
    type: string
    body: string
  },
  next: () => Promise<void>,
) => Promise<void>

/**
 * The three calls of S3's multipart uploads that the test server lacks: ListMultipartUploads, ListParts and
 * AbortMultipartUpload (Amazon S3 API reference, 2006-03-01). `uploadsFolder` is where the server stores parts, one
 * folder per upload.
 */
export function multipartListing(uploadsFolder: string): Middleware {
  return async (context, next) => {
    if (context.method === 'GET' && context.query.uploads !== undefined) {
      context.type = 'application/xml'
      context.body = await describeUploads(uploadsFolder)
      return
    }
    const uploadId = context.query.uploadId
    if (uploadId === undefined || !['GET', 'DELETE'].includes(context.method)) return next()
    const folder = join(uploadsFolder, uploadId)
    const names = await readdir(folder).catch(() => null)
    context.type = 'application/xml'
    if (names === null) {
      context.status = 404
      context.body = '<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>'
    } else if (context.method === 'DELETE') {
      await rm(folder, { recursive: true })
      context.status = 204
    } else {
      // A part without its checksum is one whose connection broke.
      const whole = names.filter((name) => /^\d+$/.test(name) && names.includes(`${name}.md5`))
      const parts = whole.map((name) => describePart(folder, name))
      context.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${(await Promise.all(parts)).join('')}</ListPartsResult>`
    }
  }
}

async function describeUploads(uploadsFolder: string): Promise<string> {
  const ids = await readdir(uploadsFolder).catch(() => [])
  const uploads = ids.map(async (id) => {
    const key = await readFile(join(uploadsFolder, id, 'key'), 'utf8').catch(() => null)
    return key === null ? '' : `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`
  })
  const told = await Promise.all(uploads)
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${told.join('')}</ListMultipartUploadsResult>`
}

async function describePart(folder: string, name: string): Promise<string> {
  const { size } = await stat(join(folder, name))
  const md5 = await readFile(join(folder, `${name}.md5`), 'utf8')
  return `<Part><PartNumber>${name}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`
}
