import { z } from 'zod'
import type { ImageModel } from '#server/aidesigns/index.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { directFetch } from '../direct-fetch.ts'

export type ImageModelSettings = {
  url: string
  key: string | null
  model: string
  timeoutMilliseconds?: number
}

const replySchema = z.object({
  data: z
    .array(
      z.object({
        b64_json: z.string().nullish(),
        url: z.url({ protocol: /^https?$/ }).nullish(),
      }),
    )
    .max(10),
})

const maxPictureBytes = 40 * 1024 * 1024
/** Large models take their time, but no one waits longer than this. */
const timeout = seconds(150)

/**
 * Any service with OpenAI's images endpoint (POST …/images/generations; api-reference "Create image"), hosted or
 * self-hosted. Some return one image per call no matter how many are requested: those are called again. Some don't
 * support `background`: those are called without it.
 */
export function createImageModel({
  url,
  key,
  model,
  timeoutMilliseconds = timeout,
}: ImageModelSettings): ImageModel {
  const endpoint = `${url.replace(/\/+$/, '')}/images/generations`
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  }

  const ask = (body: Record<string, unknown>, signal: AbortSignal): Promise<Response> =>
    directFetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body), signal })

  const paintSome = async (body: Record<string, unknown>, signal: AbortSignal): Promise<Uint8Array[]> => {
    let response = await ask({ ...body, background: 'transparent' }, signal)
    if (response.status === 400) response = await ask(body, signal)
    if (!response.ok)
      throw new Error(`The image model answered ${response.status}: ${await firstWords(response)}`)
    const { data } = replySchema.parse(
      JSON.parse(new TextDecoder().decode(await limitedBytes(response, maxPictureBytes * 4))),
    )
    const pictures: Uint8Array[] = []
    for (const { b64_json: encoded, url: address } of data) {
      if (encoded) pictures.push(Buffer.from(encoded, 'base64'))
      else if (address) pictures.push(await download(address, signal))
    }
    return pictures
  }

  return {
    paint: ({ words, count, size }) =>
      callOutside('The image model', timeoutMilliseconds, async (signal) => {
        const body = { model, prompt: words, size: size.height > size.width ? '1024x1536' : '1024x1024' }
        const pictures: Uint8Array[] = []
        while (pictures.length < count) {
          const more = await paintSome({ ...body, n: count - pictures.length }, signal)
          if (more.length === 0) break
          pictures.push(...more)
        }
        return pictures.slice(0, count)
      }),
  }
}

async function download(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await directFetch(address, { signal })
  if (!response.ok) throw new Error(`The download of the image model’s picture answered ${response.status}`)
  return limitedBytes(response, maxPictureBytes)
}

/** Reads at most `limit` bytes. */
async function limitedBytes(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of response.body ?? []) {
    total += chunk.byteLength
    if (total > limit) throw new Error('The image model’s answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const firstWords = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await limitedBytes(response, 1_000_000)).slice(0, 300)
