import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { minutes, seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { type DesignService, DesignServiceError, type ServiceFile } from '#server/printfiles/index.ts'
import { directFetch } from '../direct-fetch.ts'

export type DesignServiceSettings = {
  /** Base URL of its functions, such as https://service.example/functions/v1. */
  address: string
  /** Sent as `apikey`; services that don't need one ignore it. */
  key: string | null
  /** URL of its editor; the design's id is appended as design_id. */
  editor: string
}

const answerTimeout = seconds(30)
const downloadTimeout = minutes(5)
const readySchema = z.object({ ready: z.boolean() })

/** Speaks admin-drip-generate and admin-drip-details (docs/spec-map.md B7). */
export function createDesignService({ address, key, editor }: DesignServiceSettings): DesignService {
  const base = address.replace(/\/$/, '')

  const call = (path: string, init: RequestInit, timeout: number): Promise<Response> =>
    callOutside('The design service', timeout, async (signal) => {
      const headers = { 'content-type': 'application/json', ...(key ? { apikey: key } : {}) }
      const response = await directFetch(`${base}/${path}`, { ...init, headers, signal }).catch((error) => {
        throw new DesignServiceError(`The design service cannot be reached: ${String(error)}`, null)
      })
      if (response.ok) return response
      await response.body?.cancel()
      throw new DesignServiceError(`The design service answered ${response.status}`, response.status)
    })

  return {
    origin: new URL(editor).origin,
    editorUrl(designId) {
      const url = new URL(editor)
      url.searchParams.set('design_id', designId)
      return url.href
    },

    async generate(designId) {
      const body = JSON.stringify({ design_id: designId })
      const response = await call('admin-drip-generate', { method: 'POST', body }, downloadTimeout)
      if (isFile(response)) return fileOf(response)
      await response.body?.cancel()
      return 'started'
    },

    async isReady(designId) {
      const body = JSON.stringify({ design_id: designId, action: 'ready' })
      const response = await call('admin-drip-details', { method: 'POST', body }, answerTimeout)
      const reading = readySchema.safeParse(await response.json().catch(() => null))
      if (!reading.success)
        throw new DesignServiceError('The design service did not say whether it is ready', null)
      return reading.data.ready
    },

    async download(designId) {
      const query = new URLSearchParams({ design_id: designId, action: 'download' })
      return fileOf(await call(`admin-drip-details?${query}`, { method: 'GET' }, downloadTimeout))
    },
  }
}

const typeOf = (response: Response): string =>
  response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** docs/spec-map.md B4: an image or binary response is used directly. */
const isFile = (response: Response): boolean =>
  typeOf(response).startsWith('image/') || typeOf(response) === 'application/octet-stream'

function fileOf(response: Response): ServiceFile {
  const contentType = typeOf(response)
  const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([])
  return { contentType, body }
}
