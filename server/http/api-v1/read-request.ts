import type { Context } from 'hono'
import { maxJsonDepth, parseJsonText } from '#domain/json-text.ts'
import { AppError } from '#server/kernel/errors.ts'

/** Reads a JSON body of bounded size; refuses anything else, saying what is wrong with it. */
export async function readJson(context: Context, maxBytes: number): Promise<unknown> {
  if (!context.req.header('content-type')?.startsWith('application/json'))
    throw new AppError('bad_request', 'Send JSON with content-type application/json.')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('too_large', 'The request is too large.')
    chunks.push(chunk)
  }
  try {
    return parseJsonText(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new AppError(
      'bad_request',
      `The request is not JSON, or is nested more than ${maxJsonDepth} levels deep.`,
    )
  }
}
