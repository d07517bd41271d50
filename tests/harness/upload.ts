import { Upload, type UploadOptions } from 'tus-js-client'
import type { Browser } from './browse.ts'
import type { TestShop } from './shop.ts'

type Options = Partial<UploadOptions> & { fileName?: string }

/** Uploads bytes as the studio does, with the same client; returns the artwork's id. */
export async function uploadArtwork(
  shop: Pick<TestShop, 'origin'>,
  browser: Browser,
  bytes: Buffer,
  { fileName = 'artwork.png', ...options }: Options = {},
): Promise<string> {
  const url = await new Promise<string>((done, failed) => {
    const upload = new Upload(bytes, {
      endpoint: `${shop.origin}/uploads/artworks`,
      headers: browser.headers,
      metadata: { filename: fileName, filetype: 'image/png' },
      retryDelays: [],
      onError: failed,
      onSuccess: () => done(upload.url ?? ''),
      ...options,
    })
    upload.start()
  })
  return artworkIdOf(url)
}

export const artworkIdOf = (uploadUrl: string): string => uploadUrl.split('/').pop() ?? ''

/** Starts an upload by hand and sends no bytes; for staff, optionally for a draft order. */
export async function beginUpload(
  shop: Pick<TestShop, 'origin'>,
  browser: Browser,
  byteLength: number | string,
  fileName = 'artwork.png',
  draftOrderId?: string,
): Promise<Response> {
  const coded = (text: string): string => Buffer.from(text).toString('base64')
  const owner = draftOrderId ? `,draftorder ${coded(draftOrderId)}` : ''
  return fetch(`${shop.origin}/uploads/artworks`, {
    method: 'POST',
    headers: {
      ...browser.headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(byteLength),
      'upload-metadata': `filename ${coded(fileName)}${owner}`,
    },
  })
}

/** Continues an upload by hand. */
export async function sendBytes(
  url: string,
  browser: Browser,
  offset: number,
  body: Uint8Array | ReadableStream<Uint8Array>,
): Promise<Response> {
  const init = {
    method: 'PATCH',
    headers: {
      ...browser.headers,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: body as BodyInit,
    duplex: 'half',
  }
  return fetch(url, init)
}

export const askOffset = (url: string, browser: Browser): Promise<Response> =>
  fetch(url, { method: 'HEAD', headers: { ...browser.headers, 'tus-resumable': '1.0.0' } })
